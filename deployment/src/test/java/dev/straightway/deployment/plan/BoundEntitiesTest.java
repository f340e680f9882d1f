package dev.straightway.deployment.plan;

import static dev.straightway.deployment.Fixtures.planOf;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.StreamingOutput;
import jakarta.xml.bind.annotation.XmlRootElement;

import org.junit.jupiter.api.Test;

import com.esotericsoftware.kryo.Kryo;

import dev.straightway.runtime.body.Representation;

/** Routes whose reader and writer come with an optional library, and which the build fixes nevertheless. */
class BoundEntitiesTest {

    @XmlRootElement
    public static class Person {
    }

    @Path("/persons")
    public static class Persons {
        @GET
        @Path("xml")
        @Produces("application/xml")
        public Person xml() {
            return null;
        }

        @GET
        @Path("several")
        @Produces({ "application/json", "application/xml", "application/x-kryo" })
        public Person several() {
            return null;
        }

        @GET
        @Path("list")
        @Produces("application/xml")
        public List<Person> list() {
            return null;
        }

        @POST
        @Path("xml")
        @Consumes("application/vnd.acme+xml")
        public void post(Person person) {
        }

        @POST
        @Path("kryo")
        @Consumes("application/x-kryo")
        public void kryo(List<Person> persons) {
        }
    }

    public interface Document extends StreamingOutput {
    }

    public abstract static class Page implements Document {
    }

    @Path("/pages")
    public static class Pages {
        @GET
        @Produces("application/json")
        public Page page() {
            return null;
        }
    }

    @Test
    void leaveWhatWritesItselfByAnInterfaceOfItsOwnToTheProviderForThat() {
        assertThat(planOf("page", Pages.class, Page.class, Document.class, StreamingOutput.class).result().variants())
                .extracting(one -> one.representation()).containsExactly(Representation.PROVIDER);
    }

    private static InvokerPlan plan(String method) {
        return planOf(method, Persons.class, Person.class, Kryo.class);
    }

    private static ArgumentPlan.FromEntity entity(String method) {
        return (ArgumentPlan.FromEntity) plan(method).arguments().get(0);
    }

    @Test
    void fixesTheWriterOfOneXmlType() {
        assertThat(plan("xml").result().why())
                .isEqualTo(
                        "fixed: @Produces allows application/xml only, and " + Person.class.getName() + " is written as XML");
    }

    @Test
    void fixesTheWriterOfEachOfSeveralTypes() {
        assertThat(plan("several").result().variants()).extracting(one -> one.representation())
                .containsExactly(Representation.JSON, Representation.XML, Representation.KRYO);
        assertThat(plan("several").result().why()).isEqualTo("negotiated by the Accept field among application/json,"
                + " application/xml, application/x-kryo: @Produces allows several");
    }

    @Test
    void leavesAListAsXmlToTheProviderThatIsFound() {
        assertThat(plan("list").result().variants()).extracting(one -> one.representation())
                .containsExactly(Representation.PROVIDER);
    }

    @Test
    void fixesTheReaders() {
        assertThat(entity("post").why())
                .isEqualTo("fixed: " + Person.class.getName() + " is read as XML from [application/vnd.acme+xml]");
        assertThat(entity("kryo").why()).isEqualTo("fixed: java.util.List is read as KRYO from [application/x-kryo]");
    }
}
