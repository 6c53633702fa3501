import { expect, it } from "vitest";
import { ReadingPlaces } from "./ReadingPlaces.ts";

it("IM76 as many files are read at a time as there are places; others wait in their order, and who has gone takes none", async () => {
  const places = new ReadingPlaces(2);
  const gone = new AbortController();
  const begun: string[] = [];
  const take = async (name: string, signal = new AbortController().signal): Promise<() => void> => {
    const give = await places.take(signal);
    begun.push(name);
    return give;
  };
  const [first, second] = await Promise.all([take("a"), take("b")]);
  const left = take("c", gone.signal);
  const [third, fourth] = [take("d"), take("e")];
  gone.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  expect(begun).toEqual(["a", "b"]);
  first();
  (await third)();
  await fourth;
  expect(begun).toEqual(["a", "b", "d", "e"]);
  second();
  await expect(take("f", gone.signal)).rejects.toThrow("gone");
  await take("g");
  expect(begun.at(-1)).toBe("g");
});
