export default () => ({ light: "★" });
