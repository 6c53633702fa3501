/** A node of a document: what editors, server and display have in common. */
export interface Block {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly Block[];
  readonly marks?: readonly BlockMark[];
  readonly text?: string;
}

export interface BlockMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}

/** The nodes of a document of the structured editor, and the properties that each keeps. */
export const blockTypes: Readonly<Record<string, readonly string[]>> = {
  doc: [],
  paragraph: [],
  heading: ["level"],
  bulletList: [],
  orderedList: ["start"],
  listItem: [],
  blockquote: [],
  codeBlock: ["language"],
  horizontalRule: [],
  hardBreak: [],
  text: [],
};

/** The marks of a text, and the properties that each keeps. */
export const markTypes: Readonly<Record<string, readonly string[]>> = {
  bold: [], italic: [], underline: [], strike: [], code: [], link: ["href"],
};

export const isKnownBlock = (type: string): boolean => Object.hasOwn(blockTypes, type);
