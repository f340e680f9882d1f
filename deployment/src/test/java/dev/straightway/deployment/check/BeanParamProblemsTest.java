package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;

import org.junit.jupiter.api.Test;

/** Classes of {@code @BeanParam} (§3.2). */
class BeanParamProblemsTest {

    private static final String HERE = "dev.straightway.deployment.check.BeanParamProblemsTest$";

    public record Page(@QueryParam("start") int start, @QueryParam("size") int size) {
    }

    public static class Search {
        @QueryParam("q")
        String text;
        @BeanParam
        Page page;

        @HeaderParam("X-Order")
        public void setOrder(String order) {
        }
    }

    @Path("/good")
    public static class Good {
        @GET
        public String get(@BeanParam Search search, @BeanParam Page page) {
            return "";
        }
    }

    @Test
    void acceptsClassesAndRecordsOneWithinAnother() {
        assertThat(check(Good.class, Search.class, Page.class)).isEmpty();
    }

    @Path("/unknown")
    public static class Unknown {
        @GET
        public String get(@BeanParam int number) {
            return "";
        }
    }

    @Test
    void refusesWhatIsNoClass() {
        assertThat(check(Unknown.class)).extracting(Problem::toString).containsExactly("[STW-124] " + HERE
                + "Unknown#get(int): the parameter 'number' of type int isn't a class that @BeanParam can make. Use a class"
                + " with a constructor.");
    }

    public abstract static class Abstract {
    }

    public static class NoConstructor {
        public NoConstructor(String name) {
        }
    }

    public static class Injected {
        @Inject
        Runnable bean;
    }

    public static class Endless {
        @BeanParam
        Inner inner;
    }

    public static class Inner {
        @BeanParam
        Endless outer;
    }

    public static class Final {
        @QueryParam("q")
        final String q = "";
        @QueryParam("s")
        static String s;
    }

    @Path("/bad")
    public static class Bad {
        @GET
        public String get(@BeanParam Abstract one, @BeanParam NoConstructor two, @BeanParam Injected three,
                @BeanParam Endless four, @BeanParam Final five) {
            return "";
        }
    }

    @Test
    void refusesWhatCannotBeMadeOrFilled() {
        assertThat(check(Bad.class, Abstract.class, NoConstructor.class, Injected.class, Endless.class, Inner.class,
                Final.class)).extracting(Problem::toString).containsExactlyInAnyOrder(
                        "[STW-124] " + HERE
                                + "Abstract: is abstract, so @BeanParam can't make an object of it. Use a concrete class.",
                        "[STW-124] " + HERE
                                + "NoConstructor: has no constructor that @BeanParam could call. Give it one without"
                                + " parameters that isn't private, or one whose parameters are all annotated.",
                        "[STW-124] " + HERE + "Injected: has @Inject, but the container doesn't make the objects of"
                                + " @BeanParam. Inject the beans into the resource class.",
                        "[STW-124] " + HERE + "Endless: has a @BeanParam that leads back to its own class, without an end."
                                + " Remove one of them.",
                        "[STW-124] " + HERE + "Inner: has a @BeanParam that leads back to its own class, without an end."
                                + " Remove one of them.",
                        "[STW-124] " + HERE + "Final: the field 'q' is final or static and can't take a part of the request."
                                + " Remove the modifier.",
                        "[STW-124] " + HERE + "Final: the field 's' is final or static and can't take a part of the request."
                                + " Remove the modifier.");
    }
}
