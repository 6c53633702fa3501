import { tables, toast, t } from "@platon/sdk";

/** A command of a plugin: it runs when somebody executes `stars:largest`. */
export default async function largest(): Promise<void> {
  const { rows } = await tables.rows("cities", { pageSize: 1, sort: [{ field: "population", dir: "desc" }] });
  await toast(t("Энг катта шаҳар: {{0}}", [String(rows[0]?.["name"] ?? "—")]));
}
