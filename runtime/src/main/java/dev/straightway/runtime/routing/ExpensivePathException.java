package dev.straightway.runtime.routing;

/** Tells of a path that an expression of a template can't be matched with at a bearable cost. */
public final class ExpensivePathException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    ExpensivePathException(String expression, Throwable cause) {
        super("The path takes too long to be matched with the expression '" + expression + "'", cause, false, false);
    }
}
