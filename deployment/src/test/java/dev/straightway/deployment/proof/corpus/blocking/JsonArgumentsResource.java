package dev.straightway.deployment.proof.corpus.blocking;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in types that only the arguments of another type name. */
@Path("blocking/json-arguments")
public class JsonArgumentsResource {

    public static class Line {
        private String article;

        public String getArticle() {
            return article;
        }

        public void setArticle(String article) {
            this.article = article + Slow.row();
        }
    }

    /** Blocks only when the route asks it for its text. */
    public static class Quiet {
        public String article;

        public String load() {
            return Slow.row();
        }
    }

    public record Envelope<T>(T content) {
    }

    public static class Page<T> {
        public List<T> items;
    }

    public static class Base<I, T> {
        private T body;

        public void setId(I id) {
            // kept nowhere
        }

        public T getBody() {
            return body;
        }

        public void setBody(T body) {
            this.body = body;
        }
    }

    public static class Concrete extends Base<String, Line> {
    }

    public static class Between<X> extends Base<Long, X> {
    }

    public static class Bounded<T extends Line> {
        public T line;
    }

    public static class Node<T> {
        public T value;
        public Node<T> next;
    }

    public static class Endless<T> {
        public T value;
        public Endless<Optional<T>> next;
    }

    public static class Lines extends java.util.ArrayList<Line> {
        private static final long serialVersionUID = 1;
    }

    @com.fasterxml.jackson.annotation.JsonTypeInfo(use = com.fasterxml.jackson.annotation.JsonTypeInfo.Id.NAME)
    @com.fasterxml.jackson.annotation.JsonSubTypes(@com.fasterxml.jackson.annotation.JsonSubTypes.Type(Special.class))
    public abstract static class General<T> {
        public String name;
    }

    public static class Special<T> extends General<T> {
        public T detail;
    }

    @POST
    @Path("record")
    @Blocks("JDBC in a setter of the argument of a record")
    public String envelope(Envelope<Line> envelope) {
        return "read";
    }

    @POST
    @Path("page")
    @Blocks("JDBC in a setter of an element of a generic page")
    public String page(Page<Line> page) {
        return "read";
    }

    @POST
    @Path("nested")
    @Blocks("JDBC in a setter of an argument of an argument")
    public String nested(Envelope<Map<String, Page<Optional<Line>>>> envelope) {
        return "read";
    }

    @POST
    @Path("inherited")
    @Blocks("JDBC in a setter of what a class binds a variable of its super class to")
    public String inherited(Concrete concrete) {
        return "read";
    }

    @POST
    @Path("handed")
    @Blocks("JDBC in a setter of what a class hands on to its super class")
    public String handedOn(Between<Line> between) {
        return "read";
    }

    @POST
    @Path("bounded")
    @Blocks("JDBC in a setter of the bound of a variable")
    public String bounded(Bounded<?> bounded) {
        return "read";
    }

    @POST
    @Path("wildcard")
    @Blocks("JDBC in a setter of the bound of a wildcard")
    public String wildcard(List<? extends Line> lines) {
        return "read";
    }

    @POST
    @Path("recursive")
    @Blocks("JDBC in a setter of the argument of a list that links itself")
    public String recursive(Node<Line> node) {
        return "read";
    }

    @POST
    @Path("endless")
    @Blocks("a type whose arguments never end")
    public String endless(Endless<Line> endless) {
        return "read";
    }

    @POST
    @Path("reference")
    @Blocks("JDBC in a setter of what a reference holds")
    public String reference(AtomicReference<Line> reference) {
        return "read";
    }

    @POST
    @Path("own-list")
    @Blocks("JDBC in a setter of an element of an own list")
    public String ownList(Lines lines) {
        return "read";
    }

    @POST
    @Path("array")
    @Blocks("JDBC in a setter of the argument of an array's element")
    public String array(Envelope<Line>[] envelopes) {
        return "read";
    }

    @POST
    @Path("subtype")
    @Blocks("JDBC in a setter of the argument of a subtype")
    public String subtype(General<Line> general) {
        return "read";
    }

    @POST
    @Path("used")
    @Blocks("JDBC in a method of what a generic record holds")
    public String used(Envelope<Quiet> envelope) {
        return envelope.content().load();
    }

    @POST
    @Path("used-list")
    @Blocks("JDBC in a method of an element of a generic page")
    public String usedInAList(Page<Quiet> page) {
        return page.items.get(0).load();
    }

    @POST
    @Path("used-between")
    @Blocks("JDBC in a method of what a generic super class holds")
    public String usedBetween(Between<Quiet> between) {
        return between.getBody().load();
    }

    @POST
    @Path("used-reference")
    @Blocks("JDBC in a method of what a reference holds")
    public String usedReference(AtomicReference<Quiet> reference) {
        return reference.get().load();
    }

    @POST
    @Path("used-keys")
    @Blocks("JDBC in a method of an element of a set in a map")
    public String usedKeys(Map<String, Set<Quiet>> all) {
        return all.get("a").iterator().next().load();
    }

    @POST
    @Path("used-subtype")
    @Blocks("JDBC in a method of the argument of a subtype")
    public String usedSubtype(General<Quiet> general) {
        return general instanceof Special<Quiet> special ? special.detail.load() : "";
    }
}
