import { expect, it } from "vitest";
import { presentSaved, staleVersion } from "./presentSaved.ts";

const record = { id: "1", version: 3, values: { name: "Хива" }, files: {} };

it("DA127 whoever may not read is told that the record is there, and no value of it", () => {
  expect(presentSaved({ isReadable: true }, record)).toEqual({ id: "1", version: 3, values: record.values });
  expect(presentSaved({ isReadable: false }, record)).toEqual({ id: "1", version: 3 });
  expect(staleVersion({ isReadable: true }, record).details.data).toEqual({ version: 3, values: record.values });
  expect(staleVersion({ isReadable: false }, record).details.data).toEqual({ version: 3 });
});
