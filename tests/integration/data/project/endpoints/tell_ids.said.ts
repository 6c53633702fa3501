export default ({ params }: { params: { ids: string[] } }): string => `${params.ids.length} та`;
