/** A call of the service: of one of its plugins, or of itself. */
export interface ServiceCall {
  readonly plugin?: "pfx" | "pkcs7";
  readonly name: string;
  readonly arguments?: readonly string[];
}

export type ServiceAnswer = Readonly<Record<string, unknown>>;

/** No answer: nothing listens there, or it is silent. */
export class ServiceAway extends Error {
  readonly why: "off" | "slow";

  constructor(why: "off" | "slow") {
    super(why);
    this.why = why;
  }
}

/**
 * One call on a connection of its own, as the vendor's own client does: answers say not what they answer.
 * @param limit milliseconds for the answer; undefined where a person is asked something meanwhile
 * @throws ServiceAway
 */
export async function askService(address: string, call: ServiceCall, limit: number | undefined): Promise<ServiceAnswer> {
  const socket = new WebSocket(address);
  const timer = { current: undefined as ReturnType<typeof setTimeout> | undefined };
  try {
    return await new Promise<ServiceAnswer>((resolve, reject) => {
      if (limit !== undefined) timer.current = setTimeout(() => reject(new ServiceAway("slow")), limit);
      socket.addEventListener("open", () => socket.send(JSON.stringify(call)));
      socket.addEventListener("message", ({ data }) => resolve(readAnswerOf(data)));
      socket.addEventListener("error", () => reject(new ServiceAway("off")));
      socket.addEventListener("close", () => reject(new ServiceAway("off")));
    });
  } finally {
    clearTimeout(timer.current);
    socket.close();
  }
}

/** What is no answer of the service says no. */
function readAnswerOf(data: unknown): ServiceAnswer {
  try {
    const answer: unknown = JSON.parse(String(data));
    return typeof answer === "object" && answer !== null ? (answer as ServiceAnswer) : {};
  } catch {
    return {};
  }
}
