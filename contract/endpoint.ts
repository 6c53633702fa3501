import Type, { type Static, type TSchema } from "typebox";

/**
 * Stands in every module of the contract that has run-time schemas. A test searches the client's bundles for it: the
 * client imports types only, so a schema weighs nothing there.
 */
export const schemaMarker = "platon-contract-schema";

/**
 * Who may call: anybody (`anonymous`), a signed-in user (`user`), a signed-in user here and guests at the `public/` twin
 * (`public`), or guests at both (`open`: they see what is public).
 */
export type Access = "anonymous" | "user" | "public" | "open";

export interface EndpointShape {
  readonly summary: string;
  /** The plugin it belongs to; the call answers 404 while that plugin is off (D58). `kernel` is never off. */
  readonly plugin: string;
  readonly access: Access;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** The body is not JSON but plain text, as it is: `text/plain`. */
  readonly isText?: true;
  /** A call without a body is one with an empty object. */
  readonly isBodyOptional?: true;
  /** Parts of a `multipart/form-data` body, which the handler reads itself as a stream; then there is no `body`. */
  readonly multipart?: TSchema;
  /** The envelope's `data`. */
  readonly response: TSchema;
  /** Status of success, 200 unless said. */
  readonly status?: number;
  /** Whether an administrator who looks as another user may call it: what is read by GET, unless said; nothing else, unless said. */
  readonly forObservers?: boolean;
  /** Whether whoever has to set a second factor up may call it before: what that needs, and to leave; nothing else. */
  readonly beforeFactor?: boolean;
  /** Bytes of body allowed, 1 MiB unless said. */
  readonly bodyLimit?: number;
}

export const endpoint = <const Shape extends EndpointShape>(shape: Shape): Shape => shape;

type PartOf<Shape, Key extends string> = Shape extends { readonly [K in Key]: infer Schema extends TSchema }
  ? Static<Schema>
  : undefined;

/** What one endpoint takes and gives, as types. */
export interface EndpointTypes<Shape> {
  params: PartOf<Shape, "params">;
  query: PartOf<Shape, "query">;
  body: PartOf<Shape, "body">;
  multipart: PartOf<Shape, "multipart">;
  response: PartOf<Shape, "response">;
}

export const NoData = Type.Null();
/** Texts by names of the caller's choice, as a query has them. */
export const NamedTexts = Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 8000 }));
export const Name = Type.String({ minLength: 1, maxLength: 100, pattern: "^[A-Za-z][A-Za-z0-9_-]*$" });
/** A field, or one along three references at most: `city.country.name`. */
export const FieldPath = Type.String({ minLength: 1, maxLength: 200, pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*){0,3}$" });
/** Text without U+0000 and halves of surrogate pairs: no database can hold those. */
export const Text = (limits: { minLength?: number; maxLength: number }) => Type.String({ ...limits, pattern: "^[^\\u0000\\ud800-\\udfff]*$" });
export const Id = Text({ minLength: 1, maxLength: 100 });
/** Of a record or of an object of configuration: what the database counts to. */
export const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const Values = Type.Record(Type.String({ maxLength: 100 }), Type.Unknown());
export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
