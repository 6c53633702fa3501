import type { WhyAnswer, WhyStep } from "#contract/why.ts";
import { administrator, type Decision } from "../../access/objectPolicy.ts";
import type { UserRoles } from "./UserRoles.ts";

type Told = Pick<WhyStep, "asked" | "of" | "isYes"> & Partial<WhyStep>;

/** The steps of one explanation, up to the first no. */
export class WhySteps {
  readonly #roles: UserRoles;
  readonly #steps: WhyStep[] = [];

  constructor(roles: UserRoles) {
    this.#roles = roles;
  }

  get isYes(): boolean {
    return this.#steps.every(({ isYes }) => isYes);
  }

  /** @returns whether it goes on */
  add(told: Told): boolean {
    this.#steps.push({ value: null, from: [], givenBy: [], compared: [], ...told });
    return told.isYes;
  }

  /** What the one place that decides has decided. @returns whether it goes on */
  addDecision(of: string, { isAllowed, by, permission = null }: Omit<Decision, "permission"> & { readonly permission?: string | undefined | null }): boolean {
    if (by === "administrator") return this.add({ asked: by, of, value: permission, isYes: isAllowed, from: this.#roles.giving(administrator) });
    if (permission === null || by !== "permission") return this.add({ asked: "unnamed", of, isYes: isAllowed });
    return this.add({ asked: by, of, value: permission, isYes: isAllowed, from: this.#roles.giving(permission), givenBy: this.#roles.knownGiving(permission) });
  }

  answer(isShown: boolean): WhyAnswer {
    return { isShown, steps: this.#steps };
  }
}
