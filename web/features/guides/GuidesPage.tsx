import { guides } from 'virtual:catalogue/guides'
import { guidesMessages } from '../../../domain/messages/guides'
import { routePaths } from '../../../domain/site/routePaths'
import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { GuideArticle } from './GuideArticle'
import { GuideList } from './GuideList'

/** One guide; without a slug, the list of all guides. */
export function GuidesPage({ slug }: { slug?: string }) {
  if (slug === undefined) return <GuideList guides={guides} />
  const guide = guides.find((known) => known.slug === slug)
  return guide ? <GuideArticle guide={guide} /> : <GuideNotFound />
}

function GuideNotFound() {
  usePageMetadata({
    title: guidesMessages.notFoundPageTitle,
    description: guidesMessages.notFoundPageDescription,
  })
  return (
    <Notice
      title={guidesMessages.notFoundTitle}
      actions={<ButtonLink to={routePaths.guides}>{guidesMessages.allGuides}</ButtonLink>}
    >
      <p>{guidesMessages.notFoundText}</p>
    </Notice>
  )
}
