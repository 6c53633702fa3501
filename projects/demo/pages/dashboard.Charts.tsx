import { useState } from "react";
import { useText, type ComponentProps } from "@platon/sdk";

interface Bar {
  readonly label: string;
  readonly value: number;
}

/** A row of the table `monthly_reports`. */
type Report = Readonly<Record<string, unknown>>;

const services = ["housing", "pension", "land", "education", "health", "utilities"];

const countOf = (value: unknown): number => (typeof value === "number" ? value : 0);

const grouped = (value: number): string => value.toLocaleString("ru-RU");

/** The least round number that is not below the greatest value, so that three lines below it are round too. */
function topOf(bars: readonly Bar[]): number {
  const most = Math.max(...bars.map(({ value }) => value), 3);
  const step = 10 ** Math.max(Math.floor(Math.log10(most)) - 1, 0) * 3;
  return Math.ceil(most / step) * step;
}

function MonthBars({ title, bars }: { readonly title: string; readonly bars: readonly Bar[] }) {
  const [pointed, setPointed] = useState<number>();
  const top = topOf(bars);
  const last = bars.length - 1;
  return (
    <section className="card months">
      <h2>{title}</h2>
      <div className="plot">
        <div className="lines" aria-hidden="true">
          {[3, 2, 1, 0].map((line) => (
            <span key={line} className="line"><em>{grouped((top / 3) * line)}</em></span>
          ))}
        </div>
        <ul className="bars" onMouseLeave={() => setPointed(undefined)}>
          {bars.map(({ label, value }, index) => (
            <li key={label} onMouseEnter={() => setPointed(index)} aria-label={`${label}: ${grouped(value)}`}>
              <span className="column">
                {(pointed ?? last) === index && <b style={{ bottom: `${(value / top) * 100}%` }}>{grouped(value)}</b>}
                <i className={index === last ? "bar present" : "bar"} style={{ height: `${(value / top) * 100}%` }} />
              </span>
              <span className="month">{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ServiceBars({ title, bars }: { readonly title: string; readonly bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <section className="card services">
      <h2>{title}</h2>
      <dl>
        {bars.map(({ label, value }) => (
          <div key={label} className="service">
            <dt>{label}</dt>
            <dd>{grouped(value)}</dd>
            <div className="track" aria-hidden="true">
              <i style={{ width: `${(value / most) * 100}%` }} />
            </div>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** "2026-11-01" is 11. */
const monthOf = (report: Report): number => Number(String(report["month"]).slice(5, 7));

/** Two charts in plain markup: no library, and the theme's own colours. */
export default function Charts({ data }: ComponentProps) {
  const t = useText();
  const reports = Array.isArray(data["months"]) ? (data["months"] as Report[]).toReversed() : [];
  const totalOf = (name: string): number => reports.reduce((sum, report) => sum + countOf(report[name]), 0);
  const ofMonths = reports.map((report) => ({ label: t(`dashboard.month.${monthOf(report)}`), value: countOf(report["received"]) }));
  const ofServices = services.map((name) => ({ label: t(`dashboard.service.${name}`), value: totalOf(name) }));
  return (
    <div className="charts">
      <MonthBars title={t("dashboard.months")} bars={ofMonths} />
      <ServiceBars title={t("dashboard.services")} bars={ofServices} />
    </div>
  );
}
