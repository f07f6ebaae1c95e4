export const copyIcon = 'M9 9h10v11H9zM5 15V4h10'
export const printIcon = 'M7 9V4h10v5M7 17H4.5V9.5h15V17H17M7 14h10v6.5H7z'
