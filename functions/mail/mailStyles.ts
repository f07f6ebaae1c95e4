// Mail clients do not support CSS custom properties, so the colours of web/ui/tokens.css are repeated here.
const colors = {
  paper: '#faf6ec',
  card: '#fffdf8',
  ink: '#1d2a22',
  inkSoft: '#4d5a4f',
  line: '#e3d9c5',
  forest: '#17362a',
  leaf: '#2f6246',
  moss: '#e3ebd8',
  onForest: '#f7f1e2',
  clay: '#8a361f',
}

const sans = "'Gill Sans', Calibri, 'Noto Sans', Roboto, Helvetica, Arial, sans-serif"
const serif = "'Palatino Linotype', Palatino, Georgia, 'Noto Serif', serif"

export const mailStyles = {
  page: `margin:0;padding:0;background:${colors.paper};color:${colors.ink};font:16px/1.6 ${sans};-webkit-text-size-adjust:100%`,
  preview: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  outer: `background:${colors.paper}`,
  gutter: 'padding:16px 12px 32px',
  column: 'max-width:600px;text-align:left',
  card: `width:100%;background:${colors.card};border:1px solid ${colors.line};border-radius:16px;border-collapse:separate`,
  band: `padding:18px 24px;background:${colors.forest};color:${colors.onForest};border-radius:15px 15px 0 0;font:bold 20px/1.3 ${serif}`,
  content: `padding:24px;color:${colors.ink};font:16px/1.6 ${sans};word-break:break-word;overflow-wrap:anywhere`,
  title: `margin:0 0 16px;color:${colors.ink};font:bold 24px/1.25 ${serif}`,
  heading: `margin:24px 0 8px;color:${colors.ink};font:bold 16px/1.4 ${sans}`,
  paragraph: `margin:0 0 16px;color:${colors.ink};font:16px/1.6 ${sans}`,
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  label: `padding:6px 16px 6px 0;color:${colors.inkSoft};font:14px/1.6 ${sans};text-align:left;vertical-align:top;white-space:nowrap;width:1%`,
  value: `padding:6px 0;color:${colors.ink};font:16px/1.4 ${sans};vertical-align:top`,
  lines: `width:100%;margin:0 0 16px;border-collapse:collapse;color:${colors.ink};font:16px/1.4 ${sans}`,
  lineName: `padding:8px 12px 8px 0;border-bottom:1px solid ${colors.line};text-align:left;font-weight:normal`,
  lineCount: `border-bottom:1px solid ${colors.line};text-align:right;font-weight:bold;white-space:nowrap`,
  item: `padding:8px 0;border-bottom:1px solid ${colors.line};color:${colors.ink};font:16px/1.4 ${sans}`,
  quote: `padding:12px 16px;background:${colors.moss};border-left:3px solid ${colors.leaf};color:${colors.ink};font:16px/1.6 ${sans}`,
  link: `color:${colors.leaf};text-decoration:underline`,
  strongLink: `color:${colors.leaf};font-weight:bold;text-decoration:underline`,
  detail: `color:${colors.inkSoft};font-size:14px`,
  button: `background:${colors.leaf};border-radius:999px;text-align:center`,
  buttonLink: `display:inline-block;padding:13px 28px;color:#ffffff;font:bold 16px/1.2 ${sans};text-decoration:none;border-radius:999px`,
  remark: `margin:0 0 16px;color:${colors.inkSoft};font:14px/1.6 ${sans}`,
  footer: `padding:20px 12px 0;color:${colors.inkSoft};font:13px/1.6 ${sans};text-align:center`,
}

/** The colours for a mail program with a dark mode that does not find its own. */
export const darkModeStyles = `@media (prefers-color-scheme: dark) {
.page { background: #10271e !important }
.card { background: #17362a !important; border-color: #3c5a4c !important }
.ink { color: #f7f1e2 !important }
.soft { color: #c9d5c4 !important }
.quote { background: #10271e !important; color: #f7f1e2 !important }
.link { color: #dca24a !important }
.rule { border-color: #3c5a4c !important }
.band { background: #10271e !important }
}`
