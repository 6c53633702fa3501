import { useText, useUser, type ComponentProps } from "@platon/sdk";

type TableRow = Readonly<Record<string, unknown>>;

type Tone = "good" | "bad" | "plain";

/** A translated text and what it is filled with. */
interface Note {
  readonly text: string;
  readonly params: Readonly<Record<string, string>>;
}

interface Figure {
  readonly key: string;
  readonly value: number;
  readonly note: Note;
  readonly tone: Tone;
  /** Status of the rows behind the number. */
  readonly status: string;
}

const countOf = (value: unknown): number => (typeof value === "number" ? value : 0);

const grouped = (value: number): string => value.toLocaleString("ru-RU");

/** A small share keeps a digit that is not zero. */
const percent = (share: number): string =>
  `${share.toLocaleString("ru-RU", { maximumFractionDigits: share < 0.1 ? 2 : 1 })}%`;

/** Share of `all` in percent; nothing of nothing is 0. */
const shareOf = (part: number, all: number): number => (all === 0 ? 0 : (part / all) * 100);

function figuresFrom({ months, ...data }: ComponentProps["data"]): Figure[] {
  const received = Array.isArray(months) ? (months as TableRow[]).map((row) => countOf(row["received"])) : [];
  const all = received.reduce((sum, count) => sum + count, 0);
  const [present = 0, before = 0] = received;
  const growth = shareOf(present - before, before);
  const change: Note = { text: growth >= 0 ? "dashboard.rise" : "dashboard.fall", params: { change: percent(Math.abs(growth)) } };
  const share = (key: string, status: string): Figure => {
    const value = countOf(data[key]);
    return { key, value, status, tone: "plain", note: { text: "dashboard.share", params: { share: percent(shareOf(value, all)) } } };
  };
  return [
    { ...share("fresh", "Янги"), tone: growth >= 0 ? "good" : "bad", note: change },
    share("review", "Кўриб чиқилмоқда"),
    share("overdue", "Муддати ўтган"),
    share("solved", "Ҳал қилинди"),
  ];
}

/** "Нодира Каримова" is greeted as Нодира. */
const firstNameOf = (fullName = ""): string => fullName.split(" ")[0] ?? "";

function Today() {
  const now = new Date();
  const parts = [now.getDate(), now.getMonth() + 1].map((part) => String(part).padStart(2, "0"));
  const t = useText();
  return (
    <span className="today">
      {[...parts, now.getFullYear()].join(".")}, {t(`dashboard.weekday.${now.getDay()}`)}
    </span>
  );
}

/** Greeting, and the four numbers that the day begins with. */
export default function Overview({ data }: ComponentProps) {
  const t = useText();
  const user = useUser();
  return (
    <section className="overview">
      <header className="greeting">
        <h2>{t("dashboard.greeting", { name: firstNameOf(user?.fullName) })}</h2>
        <Today />
      </header>
      <ul className="figures">
        {figuresFrom(data).map(({ key, value, note, tone, status }) => (
          <li key={key} className="card figure">
            <span className="label">
              <platon-link to={`tables/applications?f.status=${encodeURIComponent(status)}`}>{t(`dashboard.figure.${key}`)}</platon-link>
            </span>
            <span className="value">{grouped(value)}</span>
            <small className={tone} title={t(`dashboard.note.${key}`)}>{t(note.text, note.params)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
