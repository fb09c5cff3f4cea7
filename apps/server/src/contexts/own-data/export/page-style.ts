import type { MailPalette } from '../../../platform/mail/palette.ts'

/** A plain page on the screen, cards instead of wide tables on a phone, and paper style in print. */
export const pageStyle = ({
  ground,
  sheet,
  line,
  ink,
  inkSoft,
  brand,
  brandDark,
  tint,
}: MailPalette): string => `
*{box-sizing:border-box}
html{scroll-behavior:smooth}
body{margin:0 auto;max-width:62rem;padding:2.5rem 1.25rem 4rem;background:${ground};color:${ink};font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header p:first-child{margin:0;color:${brand};font-weight:700}
h1{margin:.2rem 0 .6rem;color:${brandDark};font-size:2.25rem;line-height:1.2}
header p:last-child{max-width:42rem;margin:0;color:${inkSoft}}
nav ul{display:flex;flex-wrap:wrap;gap:.5rem;margin:1.75rem 0;padding:0;list-style:none}
nav a{display:flex;align-items:center;gap:.5rem;min-height:2.75rem;padding:0 1rem;border:1px solid ${line};border-radius:999px;background:${sheet};color:${brandDark};text-decoration:none}
nav a:hover{border-color:${brand}}
:focus-visible{outline:3px solid ${brand};outline-offset:2px}
nav span{color:${inkSoft};font-size:.875rem;font-variant-numeric:tabular-nums}
section{margin:0 0 1.25rem;padding:1.5rem 1.75rem;border:1px solid ${line};border-radius:16px;background:${sheet};box-shadow:0 1px 3px rgb(34 48 61/.06)}
h2{margin:0;color:${brandDark};font-size:1.375rem}
.purpose{max-width:42rem;margin:.15rem 0 1rem;color:${inkSoft}}
.none{margin:0;padding:.75rem 1rem;border-radius:12px;background:${tint};color:${inkSoft}}
dl{margin:0}
dl div{display:grid;grid-template-columns:15rem 1fr;gap:1rem;padding:.55rem 0;border-top:1px solid ${line}}
dt{color:${inkSoft}}
dd{margin:0;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse}
th{padding:.5rem .75rem .5rem 0;color:${inkSoft};font-size:.9375rem;font-weight:600;text-align:left}
td{padding:.55rem .75rem .55rem 0;border-top:1px solid ${line};vertical-align:top;overflow-wrap:anywhere}
tbody tr:hover{background:${tint}}
.pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr));gap:1rem}
figure{margin:0}
img{display:block;width:100%;border-radius:12px}
figcaption{color:${inkSoft};font-size:.9375rem}
footer{color:${inkSoft}}
@media (max-width:40rem){
body{padding:1.5rem .75rem 3rem}h1{font-size:1.75rem}section{padding:1.25rem 1rem}
dl div{grid-template-columns:1fr;gap:0}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{display:block;padding:.75rem 0;border-top:1px solid ${line}}
td{display:grid;grid-template-columns:8rem 1fr;gap:.75rem;padding:.15rem 0;border:0}
td::before{content:attr(data-label);color:${inkSoft}}
}
@media print{body{padding:0;background:none;font-size:10pt}nav{display:none}section{padding:0;border:0;box-shadow:none}tr,dl div{break-inside:avoid}}
`
