import { expect, it } from "vitest";
import { guestLink } from "./index.ts";

it("C275 a guest is led to the public twin of a place, to other hosts, and to nothing that asks for signing in", () => {
  const open = new Set(["tables/cities", "forms/feedback", "pages/about"]);
  const lead = (link: string): string | undefined => guestLink(link, (kind, name) => open.has(`${kind}/${name}`));
  expect(["tables/cities?_target=modal_60", "/forms/feedback", "/forms/feedback/?q={name}", "pages/about#end"].map(lead))
    .toEqual(["public/tables/cities?_target=modal_60", "public/forms/feedback", "public/forms/feedback/?q={name}", "public/pages/about#end"]);
  const kept = ["https://example.org/{name}", "tel:+998712000000", "public/pages/any", "/public/tables/x", "/"];
  expect(kept.map(lead)).toEqual(kept);
  const closed = ["forms/cities/{$id}", "forms/feedback/{$id}", "tables/towns", "pages/{name}", "system/profile", "export/cities", "?x=1", "forms/feedback/1?_target=modal"];
  expect(closed.map(lead)).toEqual(closed.map(() => undefined));
});
