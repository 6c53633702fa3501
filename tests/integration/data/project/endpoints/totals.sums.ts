interface Town {
  readonly name: string;
  readonly size: number | null;
}

interface Input {
  readonly params: { readonly region?: string };
  readonly stages: { readonly towns: readonly Town[] };
}

export default function sums({ params, stages }: Input): object {
  const people = stages.towns.reduce((sum, { size }) => sum + (size ?? 0), 0);
  return { region: params.region ?? "all", towns: stages.towns.length, people };
}
