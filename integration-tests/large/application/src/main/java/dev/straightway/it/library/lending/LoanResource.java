package dev.straightway.it.library.lending;

import java.net.URI;
import java.time.LocalDate;
import java.util.List;

import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

import dev.straightway.it.library.web.Audited;
import io.quarkus.panache.common.Sort;

@Path("/loans")
@RolesAllowed({ "librarian", "admin" })
public class LoanResource {

    private final Lending lending;

    public LoanResource(Lending lending) {
        this.lending = lending;
    }

    @POST
    @Audited
    public Response lend(@Valid NewLoan wanted) {
        LoanView loan = LoanView.of(lending.lend(wanted));
        return Response.created(URI.create("loans/" + loan.id())).entity(loan).build();
    }

    @GET
    @Path("{id}")
    public LoanView get(@RestPath long id) {
        return LoanView.of(lending.loan(id));
    }

    @POST
    @Path("{id}/return")
    public LoanView giveBack(@RestPath long id) {
        return LoanView.of(lending.giveBack(id));
    }

    @POST
    @Path("{id}/extend")
    public LoanView extend(@RestPath long id) {
        return LoanView.of(lending.extend(id));
    }

    @GET
    @Path("overdue")
    public List<LoanView> overdue(@RestQuery LocalDate on, @RestQuery String card) {
        return Loan.<Loan> list("due < ?1 and member.card = ?2 and returned = false", Sort.by("due"), on, card).stream()
                .map(LoanView::of).toList();
    }
}
