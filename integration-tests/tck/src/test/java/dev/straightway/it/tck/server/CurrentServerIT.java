package dev.straightway.it.tck.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Base64;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Shows apart from the TCK that a WAR is served by the stack: if this fails, the runner is to blame and no test of the TCK. */
final class CurrentServerIT {

    private final HttpClient client = HttpClient.newHttpClient();

    @AfterEach
    void stop() throws Exception {
        CurrentServer.get().stop();
    }

    @Test
    void servesAWarBelowItsNameAndAgainAfterItWasCutOff() throws Exception {
        Address address = CurrentServer.get().start(war());

        assertThat(get(address, "some:none").body()).isEqualTo("hello");
        CurrentServer.get().restart();
        assertThat(get(address, "some:none").body()).isEqualTo("hello");
    }

    @Test
    void letsInTheUsersWhomTheDescriptorNames() throws Exception {
        String webXml = """
                <web-app xmlns="https://jakarta.ee/xml/ns/jakartaee">
                  <security-constraint>
                    <web-resource-collection><url-pattern>/hello</url-pattern></web-resource-collection>
                    <auth-constraint><role-name>DIRECTOR</role-name></auth-constraint>
                  </security-constraint>
                  <login-config><auth-method>BASIC</auth-method></login-config>
                </web-app>""";
        Address address = CurrentServer.get().start(war().setWebXML(new StringAsset(webXml)));

        assertThat(get(address, "j2ee:j2ee").statusCode()).isEqualTo(200);
        assertThat(get(address, "javajoe:javajoe").statusCode()).isEqualTo(403);
        assertThat(get(address, "j2ee:wrong").statusCode()).isEqualTo(401);
    }

    private static WebArchive war() {
        return ShrinkWrap.create(WebArchive.class, "some_web.war").addClass(Hello.class);
    }

    private HttpResponse<String> get(Address address, String credentials) throws Exception {
        URI uri = URI.create("http://" + address.host() + ":" + address.port() + "/some_web/hello");
        String basic = "Basic " + Base64.getEncoder().encodeToString(credentials.getBytes());
        return client.send(HttpRequest.newBuilder(uri).header("Authorization", basic).build(),
                HttpResponse.BodyHandlers.ofString());
    }

    @Path("hello")
    public static class Hello {

        @GET
        @Produces("text/plain")
        public String hello() {
            return "hello";
        }
    }
}
