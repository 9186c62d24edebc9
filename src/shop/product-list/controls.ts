export { ActiveFilters } from './active-filters.tsx';
export { FilterPanel } from './filter-panel.tsx';
