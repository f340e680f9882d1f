package jakarta.servlet;

/** Stands in for the type of the servlet API, which nothing here has: tests refer to its name alone. */
public interface ServletRequest {
}
