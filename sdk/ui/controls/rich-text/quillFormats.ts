import Quill from "quill/core";
import { AlignClass } from "quill/formats/align";
import Blockquote from "quill/formats/blockquote";
import Bold from "quill/formats/bold";
import CodeBlock, { Code } from "quill/formats/code";
import Header from "quill/formats/header";
import Image from "quill/formats/image";
import Indent from "quill/formats/indent";
import Italic from "quill/formats/italic";
import Link from "quill/formats/link";
import List from "quill/formats/list";
import Strike from "quill/formats/strike";
import Underline from "quill/formats/underline";
import { allowedValue } from "#core/html/allowedHtml.ts";

/** A link as the one list allows it (D62): one that it does not allow is plain text. */
class AllowedLink extends Link {
  static override create(address: string): HTMLElement {
    const node = super.create(address);
    node.removeAttribute("rel");
    node.removeAttribute("target");
    return node;
  }

  static override formats(node: HTMLElement): string | null {
    return allowedValue("href", node.getAttribute("href") ?? "") ?? null;
  }

  static override sanitize(address: string): string {
    return allowedValue("href", address) ?? "";
  }
}

/** A picture that is there already; none comes in by the clipboard. */
class AllowedImage extends Image {
  static override sanitize(address: string): string {
    return allowedValue("src", address) ?? "";
  }
}

Quill.register(
  {
    "formats/align": AlignClass, "formats/blockquote": Blockquote, "formats/bold": Bold, "formats/code": Code, "formats/code-block": CodeBlock,
    "formats/header": Header, "formats/image": AllowedImage, "formats/indent": Indent, "formats/italic": Italic, "formats/link": AllowedLink,
    "formats/list": List, "formats/strike": Strike, "formats/underline": Underline,
  },
  true,
);

export { Quill };
