package dev.straightway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

import jakarta.ws.rs.core.MediaType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ResourceTest {

    private static final ResourceHandler HANDLER = exchange -> "answer";

    @interface NoBinding {
    }

    @Test
    void hasTheMethodsOfItsChildrenWithThePathsThatLeadThere() {
        Resource.Builder orders = Resource.builder("orders");
        orders.addMethod("GET").produces("text/plain").handledBy(HANDLER)
                .addMethod("POST").consumes(MediaType.APPLICATION_JSON_TYPE).nonBlocking().handledBy(HANDLER);
        Resource.Builder one = orders.addChildResource("{id}");
        one.addMethod("GET").handledBy(HANDLER);
        one.addChildResource(Resource.builder("lines").addMethod("GET").handledBy(HANDLER).build());

        Resource built = orders.build();

        assertThat(built.routes()).extracting(route -> route.method().httpMethod() + " " + route.paths())
                .containsExactly("GET []", "POST []", "GET [{id}]", "GET [{id}, lines]");
        assertThat(built.methods().get(0)).extracting(ResourceMethod::produces, ResourceMethod::nonBlocking)
                .containsExactly(List.of("text/plain"), false);
        assertThat(built.methods().get(1)).extracting(ResourceMethod::consumes, ResourceMethod::nonBlocking)
                .containsExactly(List.of("application/json"), true);
    }

    @Test
    void isNotChangedByItsBuilder() {
        Resource.Builder builder = Resource.builder("orders").addMethod("GET").handledBy(HANDLER);
        Resource first = builder.build();

        Resource second = builder.addMethod("PUT").handledBy(HANDLER).build();

        assertThat(first.methods()).hasSize(1);
        assertThat(second.methods()).hasSize(2);
    }

    private static Stream<Arguments> wrong() {
        return Stream.of(
                wrong("a", resource -> resource.addMethod("GET"),
                        "[STW-225] Resource 'a', GET '/': has no handler. Call handledBy(exchange -> …) after"
                                + " addMethod(\"GET\")."),
                wrong("a", resource -> {
                },
                        "[STW-226] Resource 'a': answers nothing, since neither it nor a child has a method. Add one:"
                                + " addMethod(\"GET\")."),
                wrong("a", resource -> resource.addMethod("GE T").handledBy(HANDLER),
                        "[STW-227] Resource 'a', GE T '/': addMethod(\"GE T\") names no HTTP method. For example, write"
                                + " \"GET\"."),
                wrong("a", resource -> binding(resource.addMethod("GET")).handledBy(HANDLER),
                        "[STW-228] Resource 'a', GET '/': nameBindings(NoBinding.class) binds nothing, since the annotation"
                                + " isn't a @NameBinding. Make it one, or remove it."),
                wrong("open/{name", resource -> resource.addMethod("GET").handledBy(HANDLER),
                        "[STW-102] Resource 'open/{name': the path \"open/{name\" is malformed: Path template 'open/{name': an"
                                + " opening brace without a closing one (at 5). Fix the template."),
                wrong("a", resource -> resource.addChildResource("}").addMethod("GET").handledBy(HANDLER),
                        "[STW-102] Resource 'a': the path \"}\" is malformed: Path template '}': a closing brace without an"
                                + " opening one (at 0). Fix the template."),
                wrong("a", resource -> resource.addMethod("GET").produces("json").handledBy(HANDLER),
                        "[STW-131] Resource 'a', GET '/': produces(\"json\") isn't a media type: 'json' isn't a media type:"
                                + " expected type/subtype, type/* or */*. For example, write \"application/json\"."),
                wrong("a", resource -> resource.addMethod("PUT").consumes("a/b", "/").handledBy(HANDLER),
                        "[STW-131] Resource 'a', PUT '/': consumes(\"/\") isn't a media type: '/' isn't a media type: expected"
                                + " type/subtype, type/* or */*. For example, write \"application/json\"."),
                wrong("a", resource -> resource.addMethod("GET").produces("a/b").handledBy(HANDLER).addMethod("GET")
                        .produces("c/d", "a/b").handledBy(HANDLER),
                        "[STW-103] Resource 'a', GET '/': answers the same request as GET '/' with the same media types. Change"
                                + " the path, the HTTP method, consumes(…) or produces(…) of one of them."),
                wrong("a", resource -> {
                    resource.addChildResource("{x}").addMethod("GET").handledBy(HANDLER);
                    resource.addChildResource("{y}").addMethod("GET").handledBy(HANDLER);
                },
                        "[STW-103] Resource 'a', GET '/{y}': answers the same request as GET '/{x}' with the same media types."
                                + " Change the path, the HTTP method, consumes(…) or produces(…) of one of them."),
                wrong("a", resource -> {
                    resource.addChildResource("b/c").addMethod("GET").handledBy(HANDLER);
                    resource.addChildResource("b").addChildResource("c").addMethod("GET").handledBy(HANDLER);
                },
                        "[STW-103] Resource 'a', GET '/b/c': answers the same request as GET '/b/c' with the same media types."
                                + " Change the path, the HTTP method, consumes(…) or produces(…) of one of them."));
    }

    @SuppressWarnings("unchecked") // an annotation that compiles and binds nothing
    private static ResourceMethod.Builder binding(ResourceMethod.Builder method) {
        return method.nameBindings(NoBinding.class);
    }

    private static Arguments wrong(String path, Consumer<Resource.Builder> content, String problem) {
        return Arguments.of(path, content, problem);
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void refusesWhatCannotBeServed(String path, Consumer<Resource.Builder> content, String problem) {
        Resource.Builder builder = Resource.builder(path);
        content.accept(builder);

        assertThatThrownBy(builder::build).isInstanceOf(InvalidResourceException.class).hasMessage(problem);
    }

    @Test
    void tellsAllProblemsAtOnce() {
        Resource.Builder builder = Resource.builder("{");
        builder.addMethod("GET").produces("text");

        InvalidResourceException refused = catchThrowableOfType(InvalidResourceException.class, builder::build);

        assertThat(refused.problems()).extracting(problem -> problem.substring(1, 8)).containsExactly("STW-102", "STW-225",
                "STW-131");
        assertThat(refused).hasMessage(String.join("\n", refused.problems()));
    }

    @Test
    void mayHaveMethodsThatDifferInTheirMediaTypes() {
        Resource.Builder builder = Resource.builder("a");
        builder.addMethod("GET").produces("text/plain").handledBy(HANDLER);
        builder.addMethod("GET").produces("application/json").handledBy(HANDLER);
        builder.addMethod("PUT").consumes("text/plain").handledBy(HANDLER);
        builder.addMethod("PUT").handledBy(HANDLER);

        assertThat(builder.build().methods()).hasSize(4);
    }
}
