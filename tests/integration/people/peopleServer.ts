import type { FormRecord, SavedRecord } from "#contract/form.ts";
import { call, type Answer } from "../harness/call.ts";

type Values = Record<string, unknown>;

/** A node, and who is signed in there. */
interface Node {
  readonly url: string;
  token(who: "admin" | "clerk"): string;
}

/** Administrators at their tables and forms of people, on one server or several of one database. */
export class People {
  readonly #server: Node;

  constructor(server: Node) {
    this.#server = server;
  }

  by(who: "admin" | "clerk" = "admin"): { token: string; locale: string } {
    return { token: this.#server.token(who), locale: "en" };
  }

  insert(name: string, values: Values): Promise<Answer<SavedRecord>> {
    return call(this.#server, "POST forms/{name}", { params: { name }, body: { values }, ...this.by() });
  }

  /** The id of a new record. */
  async make(name: string, values: Values): Promise<string> {
    const made = await this.insert(name, values);
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return made.data.id;
  }

  /** A user who has chosen a password of their own. */
  async makeUser(username: string, values: Values = {}): Promise<string> {
    const id = await this.make("users", { fullName: username, username, firstAccess: "password", password: `${username}-first`, ...values });
    await call(this.#server, "POST auth/password", { body: { username, password: `${username}-first`, newPassword: passwordOf(username) } });
    return id;
  }

  async read(name: string, id: string): Promise<FormRecord> {
    return (await call(this.#server, "GET forms/{name}/{id}", { params: { name, id }, ...this.by() })).data;
  }

  async update(name: string, id: string, values: Values, { token = this.by().token, headers = {} }: Acting = {}): Promise<Answer<SavedRecord>> {
    const { version } = await this.read(name, id);
    return call(this.#server, "PUT forms/{name}/{id}", { params: { name, id }, body: { values, version }, ...this.by(), token, headers });
  }

  remove(name: string, id: string, { token = this.by().token, headers = {} }: Acting = {}): Promise<Answer<null>> {
    return call(this.#server, "DELETE forms/{name}/{id}", { params: { name, id }, ...this.by(), token, headers });
  }

  restore(name: string, id: string): Promise<Answer<SavedRecord>> {
    return call(this.#server, "POST forms/{name}/{id}/restore", { params: { name, id }, ...this.by() });
  }

  async rows(name: string, body: object = {}): Promise<Values[]> {
    return (await call(this.#server, "POST tables/{name}/rows", { params: { name }, body, ...this.by() })).data.rows;
  }

  async idOf(name: string, field: string, value: unknown): Promise<string> {
    return String((await this.rows(name, { pageSize: 500 })).find((row) => row[field] === value)?.["$id"]);
  }

  login(username: string, password = passwordOf(username)) {
    return call(this.#server, "POST auth/login", { body: { username, password }, locale: "en" });
  }

  async tokenOf(username: string): Promise<string> {
    return (await this.login(username)).data.access_token;
  }

  async permissionsOf(token: string): Promise<string[] | number> {
    const answer = await call(this.#server, "GET user-info", { token });
    return answer.status === 200 ? answer.data.permissions : answer.status;
  }
}

interface Acting {
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

const passwordOf = (username: string): string => `${username}-own-1`;

/** Texts by field of a refused save. */
export const refusedFields = (answer: Answer<unknown>): Record<string, string[]> => answer.body.errors as unknown as Record<string, string[]>;
