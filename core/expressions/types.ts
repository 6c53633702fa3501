import type { RealmLimits } from "../limits/realmLimits.ts";
/** A place in the integrator's own source, both counted from 1 (D75). */
export interface Site {
  readonly line: number;
  readonly column: number;
}

/** What the names of an expression stand for. Own properties only; plain data only. */
export type Scope = Readonly<Record<string, unknown>>;

/** One compiled node. */
export type Evaluate = (scope: Scope) => unknown;

export type UnaryOperator = "!" | "+" | "-" | "typeof";
export type BinaryOperator =
  | "+" | "-" | "*" | "/" | "%" | "**" | "==" | "!=" | "===" | "!==" | "<" | "<=" | ">" | ">=" | "in";
export type LogicalOperator = "&&" | "||" | "??";

export type Literal = string | number | boolean | null | undefined;

/** Of a list, of arguments, of an object: a value, or one whose items (entries) take its place. */
export type ItemNode = ExpressionNode | SpreadNode;

export interface SpreadNode extends Site {
  readonly type: "spread";
  readonly value: ExpressionNode;
}

export interface PropertyNode extends Site {
  readonly type: "property";
  readonly key: ExpressionNode;
  readonly value: ExpressionNode;
}

interface MemberNode extends Site {
  readonly type: "member";
  readonly object: ExpressionNode;
  readonly key: ExpressionNode;
  /** `object?.key` */
  readonly isOptional: boolean;
}

interface MethodNode extends Site {
  readonly type: "method";
  readonly object: ExpressionNode;
  readonly name: string;
  /** `object?.name()` */
  readonly isOptional: boolean;
  /** `object.name?.()` */
  readonly isOptionalCall: boolean;
  readonly args: readonly ItemNode[];
}

/** The restricted language (X13) as plain data: everything that the grammar accepts, and nothing else. */
export type ExpressionNode =
  | (Site & { readonly type: "literal"; readonly value: Literal })
  | (Site & { readonly type: "name"; readonly name: string })
  | (Site & { readonly type: "template"; readonly texts: readonly string[]; readonly parts: readonly ExpressionNode[] })
  | (Site & { readonly type: "list"; readonly items: readonly ItemNode[] })
  | (Site & { readonly type: "object"; readonly entries: readonly (PropertyNode | SpreadNode)[] })
  | (Site & { readonly type: "unary"; readonly operator: UnaryOperator; readonly operand: ExpressionNode })
  | (Site & {
      readonly type: "binary"; readonly operator: BinaryOperator; readonly left: ExpressionNode; readonly right: ExpressionNode;
    })
  | (Site & {
      readonly type: "logical"; readonly operator: LogicalOperator;
      readonly left: ExpressionNode; readonly right: ExpressionNode;
    })
  | (Site & {
      readonly type: "conditional"; readonly test: ExpressionNode;
      readonly yes: ExpressionNode; readonly no: ExpressionNode;
    })
  | MemberNode
  | MethodNode
  /** `a?.b.c`: where a `?.` below it finds nothing, the whole of it is undefined. */
  | (Site & { readonly type: "chain"; readonly inner: ExpressionNode })
  /** A listed function: `Math.max`, `formatNumber`. */
  | (Site & { readonly type: "call"; readonly name: string; readonly args: readonly ItemNode[] })
  /** `sum(amount)` of a footer. */
  | (Site & { readonly type: "aggregate"; readonly name: string; readonly field: string });

export type NodeOf<T extends ExpressionNode["type"]> = Extract<ExpressionNode, { type: T }>;

/** Compiles a child; handed down, so that the parts of the compiler need not know one another. */
export type CompileNode = (node: ExpressionNode) => Evaluate;

/** Why a valid piece of JavaScript is no restricted expression. */
export type ProgramReason =
  | "statement" | "function" | "assignment" | "method" | "global" | "operator" | "literal" | "call" | "form";

/** Why a source is refused for good, by interpreter and realm alike. */
export type SourceFault =
  | "empty" | "syntax" | "too_long" | "too_many_nodes" | "unknown_name" | "forbidden_name" | "not_a_function"
  | "asynchronous" | "import" | "aggregate_argument";

/** An aggregate that a footer formula reads: `sum` of `amount`; the field is "" for `count()`. */
export interface AggregateUse {
  readonly name: string;
  readonly field: string;
}

export interface RestrictedExpression {
  readonly kind: "expression";
  readonly source: string;
  readonly tree: ExpressionNode;
  /** Paths that it reads: `values.city`, `user.locale`, `value`, `sum(amount)`. */
  readonly dependencies: readonly string[];
  readonly aggregates: readonly AggregateUse[];
}

/** Valid JavaScript beyond the grammar: for the expression realm, on the server for QuickJS. */
export interface ProgramSource extends Site {
  readonly kind: "program";
  readonly source: string;
  readonly why: ProgramReason;
}

export interface InvalidSource extends Site {
  readonly kind: "invalid";
  readonly source: string;
  readonly code: SourceFault;
  /** In English, for the log and for the editor's marker. */
  readonly detail: string;
}

export type ParsedExpression = RestrictedExpression | ProgramSource | InvalidSource;

/** What went wrong, for the log: the component is added by who asks (D75). */
export interface ExpressionFailure extends Site {
  readonly code: string;
  readonly detail: string;
}

/** How long a source may be, in UTF-16 units, and of how many nodes its syntax tree (ADR 0007). */
export type ExpressionLimits = Pick<RealmLimits, "expressionLength" | "expressionNodes">;
