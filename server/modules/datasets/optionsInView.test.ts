import { expect, test } from "vitest";
import { optionsInView } from "./optionsInView.ts";

const optionsAt = (path: string) => (path === "state" || path === "work.state" ? new Map([["ready", "done, all"], ["new", "fresh"]]) : undefined);

test("DS469 a saved view filters and asks by the ids that options have now", () => {
  const query = {
    "f.state": "ready,open", "f.work.state.ne~in": "open,new", "f.title": "ready", q: "ready", sort: "ready",
    where: '["and",["state","eq","new"],["or",["work.state","in","ready,new"],["title","eq","ready"]]]',
  };
  expect(optionsInView(query, optionsAt)).toEqual({
    "f.state": "done\\, all,open", "f.work.state.ne~in": "open,fresh", "f.title": "ready", q: "ready", sort: "ready",
    where: '["and",["state","eq","fresh"],["or",["work.state","in","done\\\\, all,fresh"],["title","eq","ready"]]]',
  });
  expect(optionsInView({ where: "{", "f.state": "new" }, optionsAt)).toEqual({ where: "{", "f.state": "fresh" });
});
