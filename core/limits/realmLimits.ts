/**
 * What code in a sandbox may use up (ADR 0007), as it holds unless said otherwise. Lengths are in UTF-16 units,
 * times in milliseconds. A project may lower each of them (`limits` of `project.json`), whoever runs the server may raise it
 * (`REALM_LIMITS`).
 */
export const realmLimits = {
  /** Pings, one each 100 ms, that a worker leaves unanswered while it runs; while it evaluates or first draws; and a frame's. */
  runningPings: 5,
  evaluationPings: 15,
  framePings: 30,

  /** Changes of a realm's tree: in one batch to the host, and waiting for it to paint. */
  batchOperations: 500,
  queuedOperations: 20_000,
  /** Live nodes of one component and of a realm, and how deep they nest. */
  componentNodes: 5_000,
  realmNodes: 20_000,
  depth: 64,

  /** Calls of the SDK: at once, waiting, in one second, per second in the long run; and how long one may take. */
  callsInFlight: 64,
  queuedCalls: 1_000,
  callsPerSecond: 5_000,
  sustainedCallsPerSecond: 200,
  callTime: 30_000,

  /** One message: operations, arguments of a call or its answer. */
  operationsLength: 256 * 1024,
  argumentsLength: 1024 * 1024,
  /** One text node, and one attribute or style. */
  textLength: 100 * 1024,
  attributeLength: 8 * 1024,
  /** Css of a component, and rules of it. */
  cssLength: 64 * 1024,
  cssRules: 1_000,
  /** Elements that all selectors of a component's css may look at, at most, to style one element of it. */
  selectorLooks: 20_000,
  /**
   * What references of svg make a browser paint besides what stands there, in simple shapes: 0.01 to 0.05 ms each
   * on a quick machine without a GPU while they are small; a clip is 4, a mask 50, a step of a filter 25, a blur 100.
   */
  svgWeight: 20_000,
  /** Lines of the console and errors in a second, and one of them. */
  linesPerSecond: 50,
  lineLength: 4 * 1024,

  /** An expression's source and the nodes of its syntax tree; of a batch of programs cells and time; one value. */
  expressionLength: 2_048,
  expressionNodes: 200,
  batchCells: 10_000,
  batchTime: 200,
  cellLength: 64 * 1024,

  /** Source of one module and of a trust group. */
  moduleLength: 512 * 1024,
  groupLength: 4 * 1024 * 1024,

  /** Realms of one page; and what a realm is given before it takes nobody any more. */
  workers: 8,
  frames: 6,
  realmModules: 200,
  realmLength: 20 * 1024 * 1024,

  /** Strikes that put a component into quarantine in one browser, and how long one counts (D74). */
  strikes: 3,
  strikeTime: 10 * 60 * 1000,
} as const;

export type RealmLimitName = keyof typeof realmLimits;
export type RealmLimits = Readonly<Record<RealmLimitName, number>>;

export const realmLimitNames = Object.keys(realmLimits) as RealmLimitName[];

/** How often the default a limit may be raised; what is stored, or goes through a body of a call, less. */
const mostTimes = 16;
const mostTimesStored = 2;
const stored: ReadonlySet<RealmLimitName> = new Set([
  "cssLength", "cssRules", "expressionLength", "expressionNodes", "moduleLength", "groupLength",
]);

/**
 * The least that a project may say: below it the product's own parts would not fit.
 * @example leastLimit("componentNodes") // 50
 */
export const leastLimit = (name: RealmLimitName): number => Math.max(1, Math.ceil(realmLimits[name] / 100));

/**
 * The most that an operator may say.
 * @example mostLimit("componentNodes") // 80_000
 * @example mostLimit("moduleLength")   // 1_048_576
 */
export const mostLimit = (name: RealmLimitName): number => realmLimits[name] * (stored.has(name) ? mostTimesStored : mostTimes);

/**
 * Limits in force: the project's, else the operator's, else the default.
 * @example limitsInForce({ depth: 128 }, { callTime: 5_000 }).depth // 128
 */
export const limitsInForce = (...said: readonly (Partial<RealmLimits> | undefined)[]): RealmLimits =>
  said.reduce<RealmLimits>((limits, some) => ({ ...limits, ...some }), realmLimits);

/** Only those that are not the default: what travels. */
export const changedLimits = (limits: RealmLimits): Partial<RealmLimits> =>
  Object.fromEntries(realmLimitNames.flatMap((name) => (limits[name] === realmLimits[name] ? [] : [[name, limits[name]]])));
