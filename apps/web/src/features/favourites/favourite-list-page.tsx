import '@mantine/core/styles/Skeleton.css'
import { Button, Skeleton } from '@mantine/core'
import { type Favourite, type FavouriteKind, getFavourites } from '@wohlauf/contract/favourites/favourites'
import { useState } from 'react'
import { useAnswer } from '../../api/hooks.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { useIsVisit } from '../../session/session.ts'
import { AnsweredPage } from '../../ui/feedback/answered.tsx'
import { StateMessage } from '../../ui/feedback/state-message.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { FavouriteCard } from './favourite-card.tsx'
import classes from './favourite-list-page.module.css'
import { keptFavourites } from './kept-favourites.ts'

const TITLE = 'Gemerkt'

/** The kinds in the order in which the page shows them. */
const HEADINGS: readonly (readonly [FavouriteKind, string])[] = [
  ['MODULE', 'Module'],
  ['BLOG_ARTICLE', 'Artikel'],
  ['RECIPE', 'Rezepte'],
  ['EXPERIENCE_REPORT', 'Erfahrungsberichte'],
  ['DOCUMENT', 'Dokumente'],
]

const SKELETONS = ['one', 'two', 'three']

/** Not even requested while an admin views the account. */
const Private = () => (
  <Page title={TITLE} isTitleHidden>
    <StateMessage
      spot="done"
      title="Gemerktes bleibt privat"
      text="Was sich jemand gemerkt hat, sieht nur die Person selbst."
    />
  </Page>
)

const Empty = () => (
  <StateMessage
    spot="nothing-yet"
    title="Noch nichts gemerkt"
    text="Was du später wieder lesen möchtest, merkst du dir mit dem Lesezeichen. Hier findest du es dann wieder."
    action={
      <Button component={RouteLink} to="consume-modules-module-list">
        Zu den Modulen
      </Button>
    }
  />
)

const Sections = ({ favourites }: { favourites: readonly Favourite[] }) =>
  HEADINGS.map(([kind, heading]) => {
    const ofKind = favourites.filter((favourite) => favourite.kind === kind)
    return ofKind.length === 0 ? null : (
      <section key={kind} aria-labelledby={`gemerkt-${kind}`}>
        <h2 id={`gemerkt-${kind}`} className={classes.heading}>
          {heading}
        </h2>
        <ul className={classes.list}>
          {ofKind.map((favourite) => (
            <FavouriteCard key={favourite.itemId} favourite={favourite} />
          ))}
        </ul>
      </section>
    )
  })

const Loading = () => (
  <ul className={classes.list} aria-busy>
    {SKELETONS.map((key) => (
      <li key={key}>
        <Skeleton height={120} radius={20} />
      </li>
    ))}
  </ul>
)

/** All favourites that have been saved at any time since the page was opened. */
const useKept = (answer: Favourite[] | undefined): readonly Favourite[] | undefined => {
  const [state, setState] = useState<{ answer: Favourite[]; items: Favourite[] } | null>(null)
  if (answer && answer !== state?.answer)
    setState({ answer, items: keptFavourites(state?.items ?? [], answer) })
  return state?.items
}

const Favourites = () => {
  const favourites = useAnswer(getFavourites, {}, { isSilent: true })
  const items = useKept(favourites.data)
  return (
    <AnsweredPage
      title={TITLE}
      query={{ ...favourites, data: items }}
      failure="Gemerktes ist gerade nicht erreichbar"
      empty={<Empty />}
      placeholder={<Loading />}
    >
      {(data) => <Sections favourites={data} />}
    </AnsweredPage>
  )
}

const FavouriteListPage = () => (useIsVisit() ? <Private /> : <Favourites />)

export default FavouriteListPage
