package dev.straightway.deployment.plan.links;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import dev.straightway.deployment.types.links.LinkResult;

/**
 * The implementation of a link interface.
 *
 * @param type the binary name of the interface
 * @param implementation the binary name of the class that is written
 * @param links one for each method
 */
public record LinksPlan(String type, String implementation, List<LinkPlan> links) {

    /** {@return whether a link begins with the base URI of the request} */
    public boolean asksRequest() {
        return contents().anyMatch(Content::absolute);
    }

    /** {@return whether a link is left out where the caller may not follow it} */
    public boolean asksAccess() {
        return contents().anyMatch(content -> content.result().guarded().isPresent());
    }

    /** {@return the binary name of the class whose objects are the links of a method that returns an {@code Href}} */
    public String hrefs(LinkPlan link) {
        return type + "_Href" + links.indexOf(link);
    }

    private Stream<Content> contents() {
        return links.stream().flatMap(link -> link.content().stream());
    }

    /**
     * A method that makes links.
     *
     * @param declaring the binary name of the interface that declares it
     * @param method its name
     * @param parameters the descriptors of its parameters
     * @param returns the descriptor of what it returns
     * @param content what it returns; empty where there is a problem, so that the build ends
     */
    public record LinkPlan(String declaring, String method, List<String> parameters, String returns,
            Optional<Content> content) {
    }

    /**
     * What a link consists of.
     *
     * @param absolute whether it begins with the base URI of the request
     * @param beginning the path before the first value
     * @param capacity how long it will probably become, without a base URI
     * @param pieces what follows
     * @param result in what it is returned
     */
    public record Content(boolean absolute, String beginning, int capacity, List<Piece> pieces, Result result) {
    }

    /**
     * In what a link is returned.
     *
     * @param type its type
     * @param relation that of a {@code Link}
     * @param guarded the methods that the caller must be allowed to call, as {@code LinkAccess} reads them; empty where all get
     *        the link
     */
    public record Result(LinkResult type, String relation, Optional<String> guarded) {
    }

    /**
     * A piece of a link.
     *
     * @param kind what it is
     * @param text the constant; the name of the variable; what stands before each value of a query or matrix parameter;
     *        the names of parameters that are left
     * @param argument the index of the parameter that has the value; −1 where there is none
     */
    public record Piece(Kind kind, String text, int argument) {
    }

    /** What a piece is. */
    public enum Kind {
        CONSTANT,
        /** An {@code int} or {@code long}. */
        NUMBER,
        /** A value whose text needs no encoding. */
        PLAIN,
        SEGMENT,
        PATH,
        MATRIX,
        QUERY,
        /** Query parameters that clients fill in. */
        OPEN
    }
}
