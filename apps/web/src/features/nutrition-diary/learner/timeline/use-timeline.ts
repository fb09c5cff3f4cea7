import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type DiaryPart, getNutritionDiaryTimeline } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import type { OutputOf } from '@wohlauf/contract/operation'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import { call } from '../../../../api/call.ts'
import { ask, showAsFirstPage } from '../../../../api/device-answers.ts'

type TimelinePage = OutputOf<typeof getNutritionDiaryTimeline>

const countOfItems = (parts: readonly DiaryPart[]): number =>
  parts.reduce((sum, part) => sum + (part.kind === 'DAY' ? part.items.length : 0), 0)

/**
 * The diary, newest first, from the given day back; null begins with the newest. The addresses of its
 * pictures expire, so it is refetched when the tab is visible again.
 *
 * @returns `more` is the props of `ShowMore`
 */
export const useTimeline = (until: string | null) => {
  const answer = useInfiniteQuery({
    queryKey: [getNutritionDiaryTimeline.name, 'pages', until],
    queryFn: ({ pageParam, ...context }): Promise<TimelinePage> =>
      pageParam === null
        ? ask(getNutritionDiaryTimeline, {}, context, showAsFirstPage(context))
        : call(getNutritionDiaryTimeline, { before: pageParam }, { signal: context.signal }),
    initialPageParam: until === null ? null : addDays(until, 1),
    getNextPageParam: ({ nextBefore }) => nextBefore,
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
    meta: { isSilent: true },
  })
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching, isFetchingNextPage } = answer
  // A gap belongs to the page with the day above it: the pages are consecutive.
  const parts = data?.pages.flatMap((page) => page.items)
  return {
    parts,
    /** Undefined while it loads, null while the diary is empty. */
    oldestDay: data?.pages[0]?.oldestDay,
    error,
    refetch,
    isFetching,
    more: {
      count: countOfItems(parts ?? []),
      hasMore: hasNextPage,
      isLoading: isFetchingNextPage,
      failure: answer.isFetchNextPageError && !isFetchingNextPage ? (error?.message ?? null) : null,
      onMore: () => void fetchNextPage(),
    },
  }
}
