/** What begins a task knows of its kind. */
export interface NamedTaskKind<Input extends object = object> {
  /** Its name on the wire; what people read of it is the client's (`tasks.kinds.<name>`). */
  readonly name: string;
  /** For types alone: what it is given. */
  readonly takes?: Input;
}

/** What is begun. */
export interface NewTask<Input extends object> {
  readonly kind: NamedTaskKind<Input>;
  readonly input: Input;
  /** The object of the project's configuration that it works on, in its collection (`tables`); or a text that is no such object. */
  readonly subject?: TaskSubject;
  /** Nobody waits for it: its owner is not told when it ends. */
  readonly isQuiet?: boolean;
}

/** Whose a task is, and how they are spoken to. */
export interface TaskOwner {
  readonly projectId: string;
  /** Null: nobody that there is; it fails. */
  readonly userId: string | null;
  /** `https://host`, as the owner's browser sees the product. */
  readonly origin: string;
  /** Code of the language of its file and its messages. */
  readonly language: string;
}

export interface TaskSubject {
  readonly of?: TaskCollection;
  readonly name: string;
}

/** Collections of a project's configuration whose objects have a title. */
export const taskCollections = ["tables", "forms", "endpoints", "exports", "imports", "documents", "cron"] as const;
type TaskCollection = (typeof taskCollections)[number];
