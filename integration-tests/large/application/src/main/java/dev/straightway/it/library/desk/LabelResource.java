package dev.straightway.it.library.desk;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

import org.jboss.resteasy.reactive.RestPath;

@Path("/labels")
public class LabelResource {

    @GET
    @Path("{barcode}")
    @Produces({ "text/x-label", "application/json" })
    public Label label(@RestPath String barcode) {
        return new Label(barcode, "S" + barcode.length());
    }

    @POST
    @Consumes("text/x-label")
    @Produces("application/json")
    public Label read(Label label) {
        return label;
    }
}
