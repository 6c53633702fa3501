import { call } from "../../integration/harness/call.ts";
import { signIn } from "../../integration/harness/signIn.ts";

/** While something is looked at, a table is open to guests; then the project is what it was. */
export async function withPublicTable(server: { readonly url: string }, name: string, look: () => Promise<void>): Promise<void> {
  const token = await signIn(server, "admin");
  const { data: before } = await call(server, "GET config/export", { token });
  const opened = before.map((file) => (file.path === `tables/${name}.json` ? { ...file, text: JSON.stringify({ ...(JSON.parse(file.text) as object), isPublic: true }) } : file));
  const apply = async (files: typeof before) => await call(server, "POST config/apply", { body: { files }, token });
  const { status } = await apply(opened);
  if (status !== 200) throw new Error(`${name} could not be made public`);
  try {
    await look();
  } finally {
    await apply(before);
  }
}
