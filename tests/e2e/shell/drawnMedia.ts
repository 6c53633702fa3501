import type { Page } from "@playwright/test";

/** A list of numbers would travel as so many values, each by itself: a data address is one text. */
const bytesOf = (address: string): number[] => [...Buffer.from(address.slice(address.indexOf(",") + 1), "base64")];

/** A picture that the page itself draws. */
export const drawPicture = async (page: Page, width: number, height: number): Promise<number[]> => {
  const address = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: w, height: h });
      const context = canvas.getContext("2d");
      const shade = context?.createLinearGradient(0, 0, w ?? 0, h ?? 0);
      shade?.addColorStop(0, "#1d5fd1");
      shade?.addColorStop(1, "#f4c542");
      if (context && shade) context.fillStyle = shade;
      context?.fillRect(0, 0, w ?? 0, h ?? 0);
      return canvas.toDataURL("image/png");
    },
    [width, height],
  );
  return bytesOf(address);
};

/** Half a second of a turning colour, as WebM. */
export const recordVideo = async (page: Page): Promise<number[]> => {
  const address = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 180 });
    const context = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: "video/webm" });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => void parts.push(data);
    const ended = new Promise((done) => (recorder.onstop = done));
    recorder.start();
    for (let hue = 0; hue < 360; hue += 30) {
      if (context) context.fillStyle = `hsl(${hue} 60% 50%)`;
      context?.fillRect(0, 0, 320, 180);
      await new Promise((done) => setTimeout(done, 50));
    }
    recorder.stop();
    await ended;
    const reader = new FileReader();
    const read = new Promise((done) => (reader.onload = done));
    reader.readAsDataURL(new Blob(parts));
    await read;
    return String(reader.result);
  });
  return bytesOf(address);
};
