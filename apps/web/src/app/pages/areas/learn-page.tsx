import { type Dashboard, getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { useAnswer } from '../../../api/hooks.ts'
import { AreaPage, type News } from './area-page.tsx'

const newsOf = ({ activeModule, newBlogArticles }: Dashboard): News => {
  const unread = newBlogArticles.filter(({ isUnread }) => isUnread)
  return {
    ...(activeModule && {
      'consume-modules-module-list':
        activeModule.completionPercentage > 0
          ? `Weiter mit „${activeModule.title}“`
          : `Bereit: „${activeModule.title}“`,
    }),
    ...(unread[0] && { 'consume-blog-articles-blog-article-list': `Ungelesen: „${unread[0].title}“` }),
  }
}

const LearnPage = () => {
  const { data } = useAnswer(getDashboard, {}, { isSilent: true })
  return <AreaPage menu="learn" news={data ? newsOf(data) : {}} />
}

export default LearnPage
