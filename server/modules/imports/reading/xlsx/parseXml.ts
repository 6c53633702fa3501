import { SaxParser } from "@cj-tech-master/excelts/xml";
import { ReadingFailure } from "../ReadingFailure.ts";
import { readingLimits } from "../readingLimits.ts";

export type Attributes = Readonly<Record<string, string>>;

export interface XmlHandlers {
  /** @param name without the prefix of its namespace */
  open(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/**
 * Reads xml as it comes and stops after each piece, so that whoever hears of its tags may hand on what they made.
 * @throws ReadingFailure for what is no xml, and for a piece of it without a tag that is too long
 */
export async function* parseXml(pieces: AsyncIterable<string>, { open, text, close }: XmlHandlers): AsyncGenerator<void> {
  const parser = new SaxParser({ position: false, invalidCharHandling: "skip" });
  let untagged = 0;
  parser.on("opentag", ({ name, attributes }) => {
    untagged = 0;
    open(plain(name), attributes as Attributes);
  });
  parser.on("closetag", ({ name }) => {
    untagged = 0;
    close?.(plain(name));
  });
  if (text) {
    parser.on("text", text);
    parser.on("cdata", text);
  }
  parser.on("error", () => {
    throw new ReadingFailure("import_unreadable");
  });
  let isThere = false;
  for await (const piece of pieces) {
    isThere ||= piece !== "";
    untagged += piece.length;
    parser.write(piece);
    if (untagged > readingLimits.untagged) throw new ReadingFailure("import_excessive");
    yield;
  }
  // A part that a workbook does without.
  if (isThere) parser.close();
  yield;
}

const plain = (name: string): string => name.slice(name.indexOf(":") + 1);
