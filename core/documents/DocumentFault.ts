/** What is wrong in a template, or went wrong when it was filled. */
export type DocumentFaultCode =
  /** Of the markup: an element is not closed, was not opened, is no tag, stands too deep in others. */
  | "notClosed" | "notOpened" | "badTag" | "tooDeep"
  /** An element, attribute or style that documents have not. */
  | "notAllowed"
  /** A loop that is not `name of list`, or whose list is none. */
  | "badLoop" | "notList"
  /** An expression that is none, by the parser's code in `detail`. */
  | "badExpression"
  /** A field that the records have not. */
  | "unknownField"
  /** An expression failed over these values, or gave what is no text. */
  | "failed"
  /** More than a document may have. */
  | "tooLarge"
  /** A file that is none of a document's kind, or holds more than it may. */
  | "badFile";

export interface DocumentFault {
  readonly code: DocumentFaultCode;
  /** The element, name or expression that it is about, as it is written. */
  readonly name: string;
  /** More of it, in English. */
  readonly detail?: string;
  /** In the template, counted from 1; of a docx nothing. */
  readonly line?: number;
  readonly column?: number;
}

/** A document cannot be made of its template. */
export class DocumentFailed extends Error {
  override readonly name = "DocumentFailed";
  readonly fault: DocumentFault;

  constructor(fault: DocumentFault) {
    super(`${fault.code}: ${fault.name}`);
    this.fault = fault;
  }
}
