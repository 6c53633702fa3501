import { expect, it } from "vitest";
import { contentDisposition } from "./contentDisposition.ts";

it.each([
  ["report.pdf", 'inline; filename="report.pdf"'],
  ["Ариза №1.pdf", "inline; filename=\"_____ _1.pdf\"; filename*=UTF-8''%D0%90%D1%80%D0%B8%D0%B7%D0%B0%20%E2%84%961.pdf"],
  ["it's (1)*.txt", 'inline; filename="it\'s (1)*.txt"'],
  ["ўзим's (1)*.txt", "inline; filename=\"____'s (1)*.txt\"; filename*=UTF-8''%D1%9E%D0%B7%D0%B8%D0%BC%27s%20%281%29%2A.txt"],
  ["100%.txt", "inline; filename=\"100_.txt\"; filename*=UTF-8''100%25.txt"],
  ['a"b\\c', "inline; filename=\"a_b_c\"; filename*=UTF-8''a%22b%5Cc"],
  ["😀", "inline; filename=\"_\"; filename*=UTF-8''%F0%9F%98%80"],
])("FI27 %s is named in ASCII and as RFC 8187 writes it", (name, header) => {
  expect(contentDisposition("inline", name)).toBe(header);
});
