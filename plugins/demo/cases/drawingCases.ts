import { of, type HostileCase } from "./HostileCase.ts";

const draw = of("drawing");

const tags = `
export default () => <div>
  <script>{"platonHarm = 1"}</script><iframe srcDoc="<script>top.platonHarm=1</script>" /><object data="/x" /><embed src="/x" />
  <style>{"body { outline: 9px solid red }"}</style><base href="/x/" /><link rel="stylesheet" href="/x.css" />
  <a href={"java" + "script:platonHarm=1"}>link</a> <a href="data:text/html,<script>platonHarm=1</script>">data</a>
  <form action="/x"><button formAction={"java" + "script:platonHarm=1"}>form</button></form>
  <input type="password" name="password" />
  <svg><use href="data:image/svg+xml,<svg onload=platonHarm=1>" /><foreignObject><b onMouseOver="platonHarm=1">svg</b></foreignObject></svg>
  <p dangerouslySetInnerHTML={{ __html: "<img src=x onerror=platonHarm=1><b>html</b>" }} />
</div>;`;

const outside = `} body { outline: 9px solid red } @import "https://leak.invalid/x.css"; * { background: url(https://leak.invalid/x) }`;
const cover = `.cover { position: fixed; inset: 0; z-index: 2147483647; background: url(https://leak.invalid/y); }`;

/** Drawing what runs, or what looks like the product. */
export const drawingCases: readonly HostileCase[] = [
  draw("tags", "<script> <iframe> <style> javascript: on…", tags),
  draw("breakout", "css: } body { … }", 'export default () => <p className="own">css</p>;', { css: outside }),
  draw("cover", "css: position: fixed; inset: 0", 'export default () => <p className="cover">cover</p>;', { css: cover }),
];
