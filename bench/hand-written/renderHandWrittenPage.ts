import { businessDetails } from '../../domain/site/businessDetails'
import { routePaths } from '../../domain/site/routePaths'
import { escapeHtml } from '../../domain/site/escapeHtml'

/** The parts of a hand-written page that differ between pages. */
type HandWrittenPage = { title: string; style: string; body: string }

/** Renders a page as a developer would write it by hand: with its style in the page and without scripts. */
export function renderHandWrittenPage({ title, style, body }: HandWrittenPage): string {
  return `<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<header>
<strong>${businessDetails.name}</strong>
${renderLink(routePaths.home, 'Home')}
${renderLink(routePaths.about, 'About Us')}
${renderLink(routePaths.store, 'Products')}
${renderLink(routePaths.contact, 'Contact')}
${renderLink(routePaths.request, 'Request Product(s)')}
</header>
${body}
<footer>
<p>${businessDetails.address.join(', ')}</p>
<p><a href="mailto:${businessDetails.email}">${businessDetails.email}</a></p>
<p>Monday to Friday 09.00am to 07.00pm, Saturday 10.00am to 05.00pm, Sunday closed</p>
<p>© ${businessDetails.foundedYear} ${businessDetails.name}</p>
</footer>
</body>
</html>
`
}

export function renderLink(path: string, text: string, className?: string): string {
  const classAttribute = className === undefined ? '' : ` class="${className}"`
  return `<a${classAttribute} href="${path}">${escapeHtml(text)}</a>`
}
