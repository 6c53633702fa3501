interface Input {
  readonly stages: { readonly found: readonly { readonly region: string | null }[] };
}

export default async ({ stages }: Input) => {
  const codes = await Promise.all(stages.found.map(({ region }) => Promise.resolve(region)));
  return { codes: [...new Set(codes)].filter((code) => code !== null) };
};
