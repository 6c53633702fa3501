import { expect, it } from "vitest";
import { cleanDocument } from "./cleanDocument.ts";
import { markupWindow } from "./pdf/MarkupDom.ts";
import { qrPicture } from "./qrPicture.ts";

it("DT15 of a document's html what documents may hold is left", () => {
  const html = '<h1 style="color: red; position: fixed" onclick="a()" id="a">А</h1><script>a()</script><style>p{}</style><img src="http://a.example/a.png"><img src="data:image/png;base64,AAAA"><a href="javascript:a()">б</a><svg><image href="x"/></svg><footer>в</footer>';
  expect(cleanDocument(html)).toBe('<h1 style="color: red">А</h1><img /><img src="data:image/png;base64,AAAA" /><a>б</a><footer>в</footer>');
});

it("DT16 a code of squares is a picture of its own, and none of a text that none can hold", () => {
  const picture = qrPicture("https://example.org/қўқон");
  expect(picture).toMatch(/^data:image\/png;base64,[A-Za-z0-9+/=]+$/);
  const bytes = Buffer.from(picture.split(",")[1] ?? "", "base64");
  expect([bytes.subarray(1, 4).toString("latin1"), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(["PNG", expect.any(Number), bytes.readUInt32BE(16)]);
  expect(qrPicture("а".repeat(5_000))).toBe("");
});

it("DT38 braces in values hide nothing of a filled document", () => {
  const { body } = new markupWindow.DOMParser().parseFromString("<p>{{</p><b>а</b><p>}}</p>");
  expect(body.childNodes.map(({ nodeName }) => nodeName)).toEqual(["P", "B", "P"]);
});
