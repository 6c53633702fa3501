import { expect, it } from "vitest";
import { onEmbedded } from "../harness/onDatabases.ts";
import { edited, refusal, useConfigServer, type Edits } from "./configServer.ts";

onEmbedded("css of a project", (database) => {
  const server = useConfigServer(database);
  const apply = async (edits: Edits, dryRun?: boolean) =>
    await server.apply(edited(await server.exported(), edits), { locale: "en", ...(dryRun && { dryRun }) });

  it("CF45 css that is no css, or over the limits, is refused with its place, line and column", async () => {
    const rules = (count: number): string => "p{}".repeat(count);
    const before = await server.exported();
    const answer = await apply({
      "components/Bad.json": { js: "", css: "p { color: red }\nq { color: " },
      "pages/styled.json": { title: "А", css: "} p {}", components: [{ name: "Board", css: rules(1_001), scripts: [] }] },
    });
    expect(answer.status).toBe(422);
    expect(refusal(answer).problems).toEqual([
      { file: "pages/styled.json", path: "$.css", reason: "not CSS in line 1, column 1: Unexpected }" },
      { file: "pages/styled.json", path: "$.components[0].css", reason: "at most 1000 rules are allowed" },
      { file: "components/Bad.json", path: "$.css", reason: "not CSS in line 2, column 1: Unclosed block" },
    ]);
    expect(await server.exported()).toEqual(before);
  });

  it("CF46 what the sandbox will leave out is among the warnings", async () => {
    const answer = await apply({ "components/Fixed.json": { js: "", css: "p { color: red }\nq { position: fixed }" } }, true);
    expect(answer.data).toMatchObject({
      warnings: [{ file: "components/Fixed.json", path: "$.css", reason: 'line 2, column 5: “position: fixed” is left out' }],
    });
  });
});
