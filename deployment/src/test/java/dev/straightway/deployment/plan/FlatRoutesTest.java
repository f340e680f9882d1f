package dev.straightway.deployment.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Context;

import org.junit.jupiter.api.Test;

import dev.straightway.deployment.Fixtures;
import dev.straightway.proof.Proof;
import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Proof.Proven;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.Method;
import dev.straightway.runtime.invocation.ThreadModel;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;
import io.vertx.core.http.HttpServerRequest;

/** Which ways through locators are routes, and what is decided for them. The walk is played. */
class FlatRoutesTest {

    public interface Shape {
        @GET
        @Path("area")
        default String area() {
            return "";
        }
    }

    public static class Circle implements Shape {
    }

    public static class Square implements Shape {
        @Override
        public String area() {
            return "";
        }
    }

    public static class Pages {
        @GET
        @Path("{page}")
        public String page(@PathParam("page") int page) {
            return "";
        }
    }

    public static class Book {
        @GET
        public String get() {
            return "";
        }

        @POST
        @Blocking
        public String post() {
            return "";
        }

        @GET
        @Path("later")
        public CompletionStage<String> later() {
            return null;
        }

        @Path("pages")
        public Pages pages() {
            return null;
        }
    }

    public static class Folder {
        @GET
        public String get() {
            return "";
        }

        @Path("{name}")
        public Folder folder(@PathParam("name") String name) {
            return this;
        }
    }

    public abstract static class Shelf<T> {
        @Path("item")
        public T item() {
            return null;
        }
    }

    @Path("shelf")
    public static class BookShelf extends Shelf<Book> {
    }

    @Path("library")
    public static class Library {
        @Path("shape")
        public Shape shape() {
            return null;
        }

        @Path("{id}/book")
        public Book book(@PathParam("id") int id) {
            return null;
        }

        @Path("made")
        public Class<? extends Pages> made() {
            return Pages.class;
        }

        @Path("folder")
        public Folder folder() {
            return null;
        }

        @Path("any")
        public Object any() {
            return null;
        }
    }

    private static final Class<?>[] LIBRARY = { Library.class, Shape.class, Circle.class, Square.class, Book.class, Pages.class,
            Folder.class };

    private final List<RouteEntry> asked = new ArrayList<>();

    private static List<String> templates(Plan plan) {
        return plan.ways().stream().map(way -> way.plan().route().words() + " " + way.plan().route().template() + " "
                + way.type().substring(way.type().indexOf('$') + 1)).sorted().toList();
    }

    @Test
    void leadThroughLocatorsWhoseTypesTheIndexKnows() {
        assertThat(templates(Fixtures.plan(LIBRARY))).containsExactly(
                "GET /library/folder Folder", "GET /library/made/{page} Pages", "GET /library/shape/area Circle",
                "GET /library/shape/area Square", "GET /library/{id}/book Book", "GET /library/{id}/book/later Book",
                "GET /library/{id}/book/pages/{page} Pages", "POST /library/{id}/book Book");
    }

    @Test
    void areNoneWhereTheyAreSwitchedOff() {
        Plan plan = new Planner(Fixtures.scan(LIBRARY), "", name -> "Singleton", Optional.empty()).plan(false);
        assertThat(plan.ways()).isEmpty();
        assertThat(plan.subResources()).isNotEmpty();
    }

    @Test
    void followTypeVariablesThatAClassResolves() {
        assertThat(templates(Fixtures.plan(BookShelf.class, Shelf.class, Book.class, Pages.class)))
                .contains("GET /shelf/item Book", "GET /shelf/item/pages/{page} Pages");
    }

    @Test
    void shareTheInvokersOfTheirClasses() {
        Plan plan = Fixtures.plan(LIBRARY);
        assertThat(plan.ways()).allSatisfy(way -> assertThat(plan.subResources().stream()
                .filter(type -> type.type().equals(way.type())).flatMap(type -> type.invokers().stream())
                .map(InvokerPlan::invoker)).contains(way.plan().invoker()));
    }

    @Path("items")
    public static class Items {
        @GET
        @Path("{id}")
        public String get(@PathParam("id") int id) {
            return "";
        }

        @Path("again")
        public Object again() {
            return this;
        }
    }

    @Path("groups/{group}")
    public static class Groups {
        @GET
        @Path("{id}")
        public String get(@PathParam("id") int id) {
            return "";
        }
    }

    @Test
    void leaveOneInvokerForARootResourceThatLocatorsMayReturn() {
        Plan plan = Fixtures.plan(Items.class, Groups.class);
        assertThat(plan.generated()).extracting(generated -> generated.call().signature() + generated.invoker()
                .endsWith("_located")).as("the variable of a group is at another place of the path behind a locator")
                .containsExactlyInAnyOrder(Items.class.getName() + "#get(int)false", Items.class.getName() + "#again()false",
                        Groups.class.getName() + "#get(int)false", Groups.class.getName() + "#get(int)true");
    }

    private Plan proven(Proof blocking, Class<?>... types) {
        Proving proving = new Proving(entries -> {
            asked.addAll(entries);
            return entries.stream().map(entry -> {
                Proof proof = entry.method().owner().endsWith("Square") ? blocking : new Proven(3);
                return new Proving.Found(proof, proof);
            }).toList();
        }, false, type -> List.of(), type -> List.of(), Optional.empty(), Proving.Formats.NONE, ValidationCode.NOTHING,
                Selections.UNKNOWN);
        return Fixtures.plan(Fixtures.scan(types), name -> "Singleton", Optional.of(proving));
    }

    private static FlatRoute way(Plan plan, String method, Class<?> type) {
        return plan.ways().stream()
                .filter(way -> way.plan().call().method().equals(method) && way.type().equals(type.getName()))
                .findFirst().orElseThrow();
    }

    @Test
    void areProvenWithTheirLocators() {
        FlatRoute page = way(proven(new Proven(1), LIBRARY), "get", Book.class);
        assertThat(page.plan().thread().value()).isEqualTo(ThreadModel.EVENT_LOOP);
        assertThat(page.steps()).extracting(FlatRoute.Step::thread).containsExactly(ThreadModel.EVENT_LOOP);
        assertThat(page.plan().thread().why())
                .isEqualTo("proven: nothing in the 3 methods that locators and method reach blocks");
        assertThat(page.plan().requestScope().value()).isFalse();
        assertThat(asked).filteredOn(entry -> entry.method().owner().endsWith("Pages") && entry.locators().size() == 2)
                .singleElement().satisfies(entry -> assertThat(entry.locators()).containsExactly(
                        Method.of(Library.class.getName(), "book", "(I)L" + Book.class.getName().replace('.', '/') + ";"),
                        Method.of(Book.class.getName(), "pages", "()L" + Pages.class.getName().replace('.', '/') + ";")));
    }

    @Test
    void takeTheLocatorsToTheEventLoopBeforeAMethodThatAnswersLater() {
        FlatRoute later = way(proven(new Proven(1), LIBRARY), "later", Book.class);
        assertThat(later.steps()).extracting(FlatRoute.Step::thread).containsExactly(ThreadModel.EVENT_LOOP);
        assertThat(later.plan().requestScope().why()).isEqualTo("active: the answer comes later");
    }

    @Test
    void stayOnWorkersWhereAnAnnotationOrAClassMadeAtRunTimeWantsIt() {
        Plan plan = proven(new Proven(1), LIBRARY);
        FlatRoute post = way(plan, "post", Book.class);
        assertThat(post.plan().thread().value()).isEqualTo(ThreadModel.WORKER);
        assertThat(post.steps()).extracting(FlatRoute.Step::thread).containsExactly(ThreadModel.WORKER);
        FlatRoute made = plan.ways().stream().filter(way -> way.locators().get(0).endsWith("made()")).findFirst().orElseThrow();
        assertThat(made.plan().thread().why())
                .isEqualTo(
                        "not proven: FlatRoutesTest$Library#made → the class that it returns: is made an object of by run time, which"
                                + " isn't followed");
    }

    @NonBlocking
    public static class QuickSquare {
        @GET
        public String get(@Context HttpServerRequest request) {
            return "";
        }

        @GET
        @Path("area")
        public String area() {
            return "";
        }
    }

    @Path("quick")
    @NonBlocking
    public static class Quick {
        @Path("square")
        public QuickSquare square() {
            return null;
        }
    }

    @Test
    void areAskedForTheRequestScopeAloneWhereAnnotationsWantTheEventLoop() {
        FlatRoute area = way(proven(new Proven(1), Quick.class, QuickSquare.class), "area", QuickSquare.class);
        assertThat(area.plan().thread().why()).isEqualTo("@NonBlocking on the class");
        assertThat(area.plan().requestScope().value()).isFalse();
        assertThat(area.proven()).as("nobody watches what an annotation puts there").isFalse();
        FlatRoute unknown = way(proven(new NotProven(List.of(), "waits", true), Quick.class, QuickSquare.class), "area",
                QuickSquare.class);
        assertThat(unknown.plan().thread().value()).isEqualTo(ThreadModel.EVENT_LOOP);
        assertThat(unknown.plan().requestScope().why()).startsWith("active: ").endsWith("waits");
    }

    @Test
    void comeAheadOfTheRouterUnlessTheyAskForTheRequestScopeOrTheRouter() {
        Plan plan = proven(new Proven(1), Quick.class, QuickSquare.class);
        assertThat(way(plan, "area", QuickSquare.class).ahead().value()).isTrue();
        assertThat(way(plan, "get", QuickSquare.class).ahead().why())
                .startsWith("through the Router: ").endsWith(" is given by it");
        assertThat(way(proven(new NotProven(List.of(), "waits", true), Quick.class, QuickSquare.class), "area",
                QuickSquare.class).ahead().why()).isEqualTo("through the Router: the CDI request scope is active");
    }

    @Test
    void areAllOnWorkersWhereOneOfSeveralClassesBlocks() {
        Plan plan = proven(new NotProven(List.of(), "waits", true), LIBRARY);
        FlatRoute circle = way(plan, "area", Circle.class);
        assertThat(circle.plan().thread().value()).isEqualTo(ThreadModel.WORKER);
        assertThat(circle.plan().thread().why())
                .isEqualTo("the locator may return an object of another class, whose method isn't proven");
        assertThat(circle.proven()).isFalse();
        assertThat(way(plan, "area", Square.class).plan().thread().why()).startsWith("not proven: ");
        assertThat(way(proven(new Proven(1), LIBRARY), "area", Circle.class).proven()).isTrue();
    }
}
