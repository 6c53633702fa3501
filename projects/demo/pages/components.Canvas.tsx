import { useEffect, useRef } from "react";
import { useTable, useText, useTheme } from "@platon/sdk";

const height = 180;
/** Pixels that a number above its bar needs. */
const roomForNumber = 36;

/** What is drawn on a canvas does not read custom properties. */
const palettes = {
  light: { bar: "#1d5fd1", weak: "#5f6b7c" },
  dark: { bar: "#5b95ff", weak: "#939db0" },
};

interface Month {
  readonly label: string;
  readonly received: number;
}

function draw(canvas: HTMLCanvasElement, months: readonly Month[], palette: (typeof palettes)["light"]): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const sharpness = window.devicePixelRatio;
  const width = canvas.clientWidth;
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  context.scale(sharpness, sharpness);
  context.font = "12px system-ui, sans-serif";
  context.textAlign = "center";
  const most = Math.max(1, ...months.map(({ received }) => received));
  const step = width / Math.max(1, months.length);
  for (const [index, { label, received }] of months.entries()) {
    const high = (received / most) * (height - 44);
    const middle = step * (index + 0.5);
    context.fillStyle = palette.bar;
    context.fillRect(middle - step * 0.32, height - 22 - high, step * 0.64, high);
    context.fillStyle = palette.weak;
    context.fillText(label, middle, height - 6);
    if (step >= roomForNumber) context.fillText(received.toLocaleString("ru-RU"), middle, height - 28 - high);
  }
}

/** Bars of the applications received each month on a canvas, which needs a document of its own. */
export default function Canvas() {
  const t = useText();
  const theme = useTheme();
  const canvas = useRef<HTMLCanvasElement>(null);
  const palette = theme.isDark ? palettes.dark : palettes.light;
  const { rows } = useTable("monthly_reports", { pageSize: 12, sort: [{ field: "month", dir: "desc" }] });
  useEffect(() => {
    const months = rows.toReversed().map((row) => ({ label: String(row["month"]).slice(5, 7), received: Number(row["received"]) }));
    const show = (): void => {
      if (canvas.current) draw(canvas.current, months, palette);
    };
    show();
    window.addEventListener("resize", show);
    return () => window.removeEventListener("resize", show);
  }, [rows, palette]);
  return (
    <section className="paper">
      <h2>{t("components.canvas.title")}</h2>
      <p>{t("components.canvas.text")}</p>
      <canvas ref={canvas} role="img" aria-label={t("components.canvas.title")} data-months={rows.length} />
    </section>
  );
}
