export class SourceTree {
  constructor(root: string);
  paths(): string[];
  text(path: string): string;
  closure(paths: Iterable<string>, isLeftOut?: (path: string) => boolean): Set<string>;
  hash(paths: Iterable<string>): string;
}
