import { describe, expect, it } from "vitest";
import { presentTree, type EntityRow } from "./entityRows.ts";
import { entityOf } from "./entities.ts";
import { entityRelation } from "./entityRelation.ts";
import { formOfEntity } from "./formOfEntity.ts";
import { relatedPlaces } from "./relatedPlaces.ts";
import { tableOfEntity } from "./tableOfEntity.ts";

interface Node {
  readonly id: string;
  readonly children: readonly Node[];
}

const row = (id: string, parentId: string | null = null): EntityRow => ({ id, version: 1, values: { key: id, name: id, parentId, sortOrder: 0 } });
const outline = (nodes: readonly Node[]): string => nodes.map(({ id, children }) => (children.length > 0 ? `${id}(${outline(children)})` : id)).join(" ");
const shown = (...rows: EntityRow[]): string => outline(presentTree<Node>(entityOf("menus"), rows, ({ id }, children) => ({ id, children })));

describe("presentTree", () => {
  it("CF40 rows of a tree in a circle, and those whose parent is gone, are shown, each once", () => {
    expect(shown(row("a"), row("b", "a"), row("c", "b"), row("d", "gone"))).toBe("a(b(c)) d");
    expect(shown(row("a", "a"), row("b"))).toBe("a b");
    expect(shown(row("a", "b"), row("b", "c"), row("c", "a"), row("d", "a"), row("e"))).toBe("a(c(b) d) e");
  });

  it("CF40 5,000 rows are arranged at once", () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => row(`r${index}`, index % 10 === 0 ? null : `r${index - 1}`));
    expect(presentTree(entityOf("menus"), rows, (made) => made)).toHaveLength(500);
  });
});

it("SY323 EP58 a choice of an entity reads by its name, a list of parts leads to their owner, and a new program begins as one", () => {
  const stages = entityOf("api_stages");
  expect(entityRelation("api_stages")?.fields.get("kind")?.options).toEqual([
    { id: "table", name: "Жадвал сўрови" }, { id: "view", name: "Кўриниш сўрови" }, { id: "program", name: "Дастур" }, { id: "http", name: "HTTP сўрови" },
  ]);
  expect(tableOfEntity(stages).columns[0]).toMatchObject({ dataField: "endpointId.name", link: "forms/api_endpoints/{endpointId}?_target=modal_960" });
  expect(formOfEntity(stages).elements.find(({ dataField }) => dataField === "source")?.defaultValue).toContain("StageInput");
  expect(relatedPlaces(entityOf("api_endpoints"))).toEqual([{ title: "API босқичлари", link: "tables/api_stages?f.endpointId={$id}" }]);
});
