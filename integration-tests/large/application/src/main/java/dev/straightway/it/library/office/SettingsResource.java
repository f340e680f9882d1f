package dev.straightway.it.library.office;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;

import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestPath;

@Path("/settings")
@Tag(name = "settings")
public class SettingsResource {

    /** The rules that members know. */
    public record Lent(int days, int loans, int finePerDay, int mostFine) {
    }

    private final Rules rules;

    @ConfigProperty(name = "library.fax", defaultValue = "none")
    String fax;

    public SettingsResource(Rules rules) {
        this.rules = rules;
    }

    @GET
    @Path("name")
    @Operation(summary = "What the library is called")
    public String name() {
        return rules.name() + rules.motto().map(motto -> ": " + motto).orElse("");
    }

    @GET
    @Path("rules")
    public Lent rules() {
        return new Lent(rules.days(), rules.loans(), rules.fines().perDay(), rules.fines().most());
    }

    @GET
    @Path("branches")
    public List<String> branches() {
        return rules.branches();
    }

    @GET
    @Path("contacts")
    public Map<String, String> contacts() {
        return new TreeMap<>(rules.contacts());
    }

    @GET
    @Path("contacts/{name}")
    public String contact(@RestPath String name) {
        String contact = rules.contacts().get(name);
        if (contact == null) {
            throw new NotFoundException();
        }
        return contact;
    }

    @GET
    @Path("fax")
    public String fax() {
        return fax;
    }
}
