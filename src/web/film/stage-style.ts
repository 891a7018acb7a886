import { genda, ink, paper, sindoor } from './cut-paper.ts'

const css = `
.film-stage{position:relative;overflow:hidden;container-type:size;background:${ink};color:${ink};font-family:Mukta,system-ui,sans-serif;user-select:none}
.film-stage>svg{position:absolute;inset:0;width:100%;height:100%;display:block}
.film-label{--size:clamp(17px,min(3.6cqw,6.2cqh),42px);position:absolute;top:0;max-width:92cqw;min-width:30cqw;box-sizing:border-box;
  padding:calc(var(--size)*.42) calc(var(--size)*.6) calc(var(--size)*.4);background:${paper};border-top:calc(var(--size)*.22) solid ${sindoor};box-shadow:5px 6px 0 rgb(31 27 77/.16);
  font-size:var(--size);line-height:1.3;visibility:hidden;transform-origin:50% 0}
.film-label[data-long]{--size:clamp(15px,min(2.9cqw,5.2cqh),34px)}
.film-label[data-state=on]{visibility:visible}
.film-label[data-state=off]{display:none}
.film-label[data-side=left]{left:3cqw}
.film-label[data-side=right]{right:3cqw}
.film-label[data-side=middle]{left:50%;translate:-50% 0}
.film-tail{position:absolute;top:100%;width:calc(var(--size)*.9);height:calc(var(--size)*.7);margin-top:-1px;translate:-50% 0;background:${paper};clip-path:polygon(0 0,100% 0,50% 100%)}
.film-who{font-size:max(.46em,12px);letter-spacing:.02em;color:${sindoor};line-height:1.5}
.film-words{display:flex;flex-wrap:wrap;column-gap:.42em;row-gap:.12em}
.film-word{display:flex;flex-direction:column;align-items:flex-start}
.film-word [lang=hi]{line-height:1.5;padding-inline:.12em;margin-inline:-.12em}
.film-word[data-lit] [lang=hi]{background:${genda}}
.film-roman{font-size:max(.5em,13px);line-height:1.35}
.film-gloss{font-size:max(.44em,12px);line-height:1.35;color:#6A3A1B}
.film-english{font-size:max(.52em,14px);line-height:1.4;margin-top:.25em}
.film-stage[data-hindi=off] .film-word [lang=hi],.film-stage[data-roman=off] .film-roman,.film-stage[data-gloss=off] .film-gloss,
.film-stage[data-english=off] .film-english,.film-stage[data-words=off] .film-label{display:none}
.film-turn{position:absolute;left:50%;bottom:3cqh;translate:-50% 0;margin:0;padding:.2em .8em .3em;background:${genda};color:${ink};font-size:clamp(17px,3cqw,26px);font-weight:700;line-height:1.4;white-space:nowrap;visibility:hidden;
  border-top:.24em solid ${paper};box-shadow:4px 5px 0 rgb(31 27 77/.16)}
.film-turn[data-on]{visibility:visible}
.film-turn span{position:absolute;inset:-.24em 0 auto;height:.24em;background:${sindoor};transform-origin:0 50%}
@container (max-width:560px){.film-label{--size:24px}.film-label[data-long]{--size:21px}}
.film-stage[data-hindi=off] .film-roman{font-size:.72em}
`

let sheet: CSSStyleSheet | undefined

/** One sheet for every stage of the page; built in script, so that a strict content policy lets it through. */
export function wearStageStyle() {
  sheet ??= new CSSStyleSheet()
  if (document.adoptedStyleSheets.includes(sheet)) return
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
