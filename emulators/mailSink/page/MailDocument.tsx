import type { ReactNode } from 'react'
import { businessDetails } from '../../../domain/site/businessDetails'

type Props = { title: string; hasOpenMail: boolean; list: ReactNode; mail: ReactNode }

/** The document of the mail sink's page: the bar, the list of mails and the open mail. */
export function MailDocument({ title, hasOpenMail, list, mail }: Props) {
  return (
    <html lang="en-NG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${businessDetails.name}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/page.css" />
        <script src="/page.js" type="module" />
      </head>
      <body>
        <header className="bar">
          <h1>
            <a href="/">{businessDetails.name}</a>
            <span className="tag">Mail</span>
          </h1>
          <p className="hint">Mails sent on this machine. None of them leaves it.</p>
          <button id="delete-all" type="button">
            Delete All
          </button>
        </header>
        <main className="screen" data-has-open-mail={hasOpenMail}>
          {list}
          <div className="mail">{mail}</div>
        </main>
      </body>
    </html>
  )
}
