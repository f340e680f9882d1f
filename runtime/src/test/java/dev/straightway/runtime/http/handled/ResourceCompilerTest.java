package dev.straightway.runtime.http.handled;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;

import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.InvalidResourceException;
import dev.straightway.Resource;
import dev.straightway.runtime.body.Json;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.provider.Registrations;
import dev.straightway.runtime.provider.Registry;
import dev.straightway.runtime.routing.RouteTable;

class ResourceCompilerTest {

    private final ResourceCompiler compiler = new ResourceCompiler(
            new Registry(new Registrations(type -> null), Set.of(), List::of), new Json(ObjectMapper::new),
            new ResourceCompiler.Rules(false, null));
    private final RouteTable.Builder<Endpoint> table = RouteTable.builder();

    private static Resource get(String path, String child, String... produces) {
        Resource.Builder resource = Resource.builder(path);
        resource.addChildResource(child).addMethod("GET").produces(produces).handledBy(exchange -> "answer");
        return resource.build();
    }

    @Test
    void addsARootBelowThePathOfTheApplication() {
        compiler.addRoot(table, "/api", get("items/{id}", "parts/{part}"));

        Endpoint endpoint = table.build().find("/api/items/1/parts/2").values().get(0);

        assertThat(endpoint.template()).isEqualTo("/api/items/{id}/parts/{part}");
        assertThat(endpoint.variables()).containsExactly("id", "part");
        assertThat(endpoint.thread()).isEqualTo(ThreadModel.WORKER);
    }

    @Test
    void ranksTemplatesAsThoseOfClasses() {
        compiler.addRoot(table, "", get("items", "{id}", "a/b"));
        compiler.addRoot(table, "", get("items", "first", "c/d"));

        RouteTable<Endpoint> built = table.build();

        assertThat(built.find("/items/first").template().text()).isEqualTo("/items/first");
        assertThat(built.find("/items/second").template().text()).isEqualTo("/items/{id}");
    }

    @Test
    void refusesWhatAnswersTheSameRequestAsAnotherResource() {
        compiler.addRoot(table, "/api", get("items", "{id}", "a/b", "c/d"));
        compiler.addRoot(table, "/api", get("items", "{id}", "e/f"));

        assertThatThrownBy(() -> compiler.addRoot(table, "/api", get("items", "{name}", "c/d")))
                .isInstanceOf(InvalidResourceException.class)
                .hasMessage("[STW-103] Resource 'items', GET '/api/items/{name}': answers the same request as another resource"
                        + " that was added with the same media types. Change the path, the HTTP method, consumes(…) or"
                        + " produces(…) of one of them.");
    }

    @Test
    void doesNotAskForThePathOfWhatALocatorReturned() {
        RouteTable<Endpoint> located = compiler.located(get("not/asked", "{id}"));

        assertThat(located.find("/7").values().get(0).template()).isEqualTo("/{id}");
        assertThat(located.find("/not/asked/7")).isNull();
    }
}
