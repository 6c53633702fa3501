/** What those who mean harm have tried with html: scripts, foreign addresses, the product's look and names, and parsers that disagree. */
export const hostileHtml: readonly string[] = [
  "<script>run()</script><p>а</p>",
  '<p onclick="run()" style="position:fixed;inset:0" id="root" class="modal ql-align-right" data-c="d" aria-hidden="true">б</p>',
  '<img src="https://other.example/a.png" onerror="run()"><img src=x onerror=run()><img src="data:image/svg+xml;base64,AAAA"><img src="//other.example/a">',
  '<a href="javascript:run()">в</a><a href="java\nscript:run()">г</a><a href=" &#106;avascript:run()">д</a><a href="//other.example">е</a><a href="data:text/html,x">ё</a>',
  '<iframe src="/"></iframe><object data="/"></object><embed src="/"><form action="/"><input name="a" autofocus onfocus=run()><button formaction="javascript:run()">ж</button></form>',
  "<svg><script>run()</script><a xlink:href=\"javascript:run()\"><text>з</text></a></svg><svg onload=run()>",
  "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=1 onerror=run()&gt;\">",
  "<noscript><p title=\"</noscript><img src=x onerror=run()>\"></noscript>",
  "<template><img src=x onerror=run()></template><style>p{background:url(//other.example)}</style><link rel=stylesheet href=//other.example><base href=//other.example>",
  "<p><!--><img src=x onerror=run()>--></p><![CDATA[<img src=x onerror=run()>]]>",
  "<xmp><img src=x onerror=run()></xmp><plaintext><img src=x onerror=run()>",
  "<textarea><img title=\"</textarea><img src=x onerror=run()>\"></textarea><title><img src=x onerror=run()></title>",
  "<meta http-equiv=refresh content='0;url=//other.example'><video src=//other.example autoplay onplay=run()></video><audio src=x onerror=run()>",
  "<li data-list=\"bullet'><script>run()</script>\" class=\"ql-indent-9 ql-indent-2\">и</li><custom-element is=x onclick=run()>й</custom-element>",
  "<p title='\"><script>run()</script>'>к</p><p title=\"'><img src=x onerror=run()>\">л",
];
