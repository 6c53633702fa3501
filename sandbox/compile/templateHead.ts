/**
 * Stands before a template on its first line. `$` finds a name in what the hook `useValues` of the component's script
 * answers, else in what the script exports, else in what the component was given, else among the global names.
 * @param file the component's script
 */
export const templateHead = (file: string): string =>
  [
    '"use strict";Object.defineProperty(exports,"__esModule",{value:true});',
    `const _react=require("react"),_h=_react.createElement,_own=require(${JSON.stringify(file)});`,
    "const _find={get(values,name){",
    "if(name in values)return values[name];if(name in globalThis)return globalThis[name];",
    "throw new ReferenceError(`${String(name)} is neither exported by the component's js nor given to it`);}};",
    'const _show=(value)=>typeof value==="boolean"||value instanceof Date?String(value):value;',
    'const _join=(value)=>value===null||value===undefined?"":String(value);',
    "const _camel=(name)=>name.replace(/-([a-z])/g,(_all,letter)=>letter.toUpperCase());",
    'const _style=(value)=>typeof value!=="string"?value:Object.fromEntries(value.split(";").filter((part)=>part.includes(":"))',
    '.map((part)=>[part.slice(0,part.indexOf(":")).trim(),part.slice(part.indexOf(":")+1).trim()])',
    '.map(([name,text])=>[name.startsWith("--")?name:_camel(name),text]));',
    "exports.default=function Template(props){",
    'const _values=typeof _own.useValues==="function"?_own.useValues(props):undefined;',
    "const $=new Proxy(Object.assign(Object.create(null),props,_own,_values),_find);",
  ].join("");
